#Requires AutoHotkey v2.0
A_ScreenWidth := 100
