#Requires AutoHotkey v2.0
#Include my-library.ahk
MsgBox("Hi")
