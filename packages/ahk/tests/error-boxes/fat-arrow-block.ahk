#Requires AutoHotkey v2.0
^j::() => { MsgBox("x") }
