#Requires AutoHotkey v2.0
if InStr("hello")
    MsgBox("Found")
