MsgBox "first"
#Requires AutoHotkey v2.0
