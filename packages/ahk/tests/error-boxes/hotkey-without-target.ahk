#Requires AutoHotkey v2.0
WinClose("Calculator")
