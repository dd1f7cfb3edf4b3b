#Requires AutoHotkey v2.0
#m::WinMinimizeAll
