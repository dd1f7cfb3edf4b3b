#Requires AutoHotkey v2.0
if RegExMatch("abc", "(a")
    MsgBox("Hi")
