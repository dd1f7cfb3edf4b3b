#Requires AutoHotkey v2.0
minutes := ""

SetTimer(() => 0, 1000)
Sleep(minutes * 60000)
