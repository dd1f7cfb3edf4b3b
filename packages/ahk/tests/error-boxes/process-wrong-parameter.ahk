#Requires AutoHotkey v2.0
MouseMove("left", 100)
