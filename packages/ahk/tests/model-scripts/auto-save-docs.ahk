#Requires AutoHotkey v2.0
GroupAdd("Editors", "ahk_exe WINWORD.EXE")
GroupAdd("Editors", "ahk_exe EXCEL.EXE")
SetTimer(AutoSave, 5 * 60000)
AutoSave() {
    if !WinActive("ahk_group Editors") || A_TimeIdle < 2000
        return
    Send("^s")
}
