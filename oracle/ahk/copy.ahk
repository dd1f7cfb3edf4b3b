#Requires AutoHotkey v2.0
A_Clipboard := FileRead(A_Args[1], "UTF-8")
