#Requires AutoHotkey v2.0
^j:: {
    if WinActive("ahk_exe notepad.exe") {
        Send("^s")
    Sleep 200
}
