#Requires AutoHotkey v2.0
parts := 0
share := 100 / parts
MsgBox(share)
