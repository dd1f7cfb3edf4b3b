#Requires AutoHotkey v2.0
x := 1

else
    MsgBox("Hi")
