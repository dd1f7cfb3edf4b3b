#Requires AutoHotkey v2.0
for letter in "hello"
    MsgBox(letter)
