#Requires AutoHotkey v2.0
line := "Worked 8 hours`n"
FileAppend(line, "C:\timesheets\march\log.txt")
