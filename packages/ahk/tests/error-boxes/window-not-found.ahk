#Requires AutoHotkey v2.0
WinActivate("Untitled - Notepadd")
