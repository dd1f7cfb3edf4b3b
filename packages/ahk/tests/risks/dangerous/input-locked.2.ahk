#Requires AutoHotkey v2.0
DllCall("BlockInput", "Int", 1)
