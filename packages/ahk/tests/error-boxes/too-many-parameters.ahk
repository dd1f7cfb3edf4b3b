#Requires AutoHotkey v2.0

Sleep(100, 200)
