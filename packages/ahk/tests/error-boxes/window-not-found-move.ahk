#Requires AutoHotkey v2.0
title := "ahk_exe excel.exe"
Sleep(10)
WinMove(0, 0, 800, 600, title)
