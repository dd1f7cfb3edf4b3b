#Requires AutoHotkey v2.0
words := ["a", "b"]
MsgBox(words[0])
