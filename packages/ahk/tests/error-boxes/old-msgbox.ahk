#Requires AutoHotkey v2.0
MsgBox, Hello
