#Requires AutoHotkey v1.1.33
MsgBox, old
