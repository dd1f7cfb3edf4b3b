#Requires AutoHotkey v2.0
Shutdown 9
