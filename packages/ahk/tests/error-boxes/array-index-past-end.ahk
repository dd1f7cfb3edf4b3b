#Requires AutoHotkey v2.0
words := StrSplit("one,two", ",")

; the third word
MsgBox(words[3])
