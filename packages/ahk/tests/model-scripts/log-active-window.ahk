#Requires AutoHotkey v2.0
#SingleInstance Force
logPath := A_Desktop "\activity_" FormatTime(, "yyyyMMdd") ".csv"
lastTitle := ""
SetTimer(LogActive, 2000)
LogActive() {
    global lastTitle
    try {
        title := WinGetTitle("A")
        process := WinGetProcessName("A")
    } catch
        return
    if (title = lastTitle)
        return
    lastTitle := title
    FileAppend(FormatTime(, "HH:mm:ss") "," process ",`"" title "`"`n", logPath)
}
