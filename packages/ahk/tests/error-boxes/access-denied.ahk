#Requires AutoHotkey v2.0
FileAppend("x", "C:\windows")
