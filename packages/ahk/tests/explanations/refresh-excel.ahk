#Requires AutoHotkey v2.0
SetTimer Refresh, 25000
Refresh()
{
    if WinActive("ahk_exe EXCEL.EXE")
        Send "{F5}"
}
