#Requires AutoHotkey v2.0
price := "12 dollars"
total := price * 2
MsgBox(total)
