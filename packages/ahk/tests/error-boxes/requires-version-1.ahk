#Requires AutoHotkey v1.1
MsgBox, Hi
