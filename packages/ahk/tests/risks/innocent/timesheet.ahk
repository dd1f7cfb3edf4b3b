#Requires AutoHotkey v2.0
SetTimer LogWindow, 60000
LogWindow() => FileAppend(WinGetTitle("A") "`n", "timesheet.txt")
