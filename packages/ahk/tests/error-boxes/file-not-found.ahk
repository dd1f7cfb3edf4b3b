#Requires AutoHotkey v2.0
text := FileRead("C:\notes\todo.txt")
MsgBox(text)
