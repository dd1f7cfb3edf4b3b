#Requires AutoHotkey v2.0
SetTimer LogWindow, 60000
LogWindow()
{
    title := WinGetTitle("A")
    FileAppend FormatTime(, "yyyy-MM-dd HH:mm") "," title "`n", A_MyDocuments "\timesheet.csv"
}
