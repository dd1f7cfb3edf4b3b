MsgBox, old style %x%
#Requires AutoHotkey v1.1
