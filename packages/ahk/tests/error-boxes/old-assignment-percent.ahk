#Requires AutoHotkey v2.0
name := "Ann"
IfEqual, name, Ann
MsgBox("Hi")
