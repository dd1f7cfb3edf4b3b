#Requires AutoHotkey v2.0
minutes := InputBox("Minutes?").Value
Sleep minutes * 60000
Shutdown 1
