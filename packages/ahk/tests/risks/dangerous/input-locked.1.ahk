#Requires AutoHotkey v2.0
BlockInput true
Loop
    Sleep 1000
