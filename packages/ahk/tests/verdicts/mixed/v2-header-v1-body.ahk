#Requires AutoHotkey v2.0
#SingleInstance Force
MsgBox, Hello
