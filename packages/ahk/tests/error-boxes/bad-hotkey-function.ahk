#Requires AutoHotkey v2.0
key := "Ctrl+J"
Hotkey(key, (*) => MsgBox("hi"))
