#Requires AutoHotkey v2.0
HotIfWinActive "ahk_exe notepad.exe"
Hotkey "F1", (*) => Send("^s")
HotIfWinActive
Hotkey "F2", OpenMail
OpenMail(*) {
    Run "mailto:jane@example.com"
}
