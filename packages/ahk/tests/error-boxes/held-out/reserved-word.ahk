#Requires AutoHotkey v2.0
if := 5
