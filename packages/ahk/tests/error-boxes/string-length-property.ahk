#Requires AutoHotkey v2.0
name := "ann"
MsgBox(name.Length)
