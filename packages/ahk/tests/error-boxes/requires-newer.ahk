#Requires AutoHotkey v2.1
MsgBox("Hi")
