#Requires AutoHotkey v2.0
text := "hello"
MsgBox(StringUpper(text))
