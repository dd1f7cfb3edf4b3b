#Requires AutoHotkey v2.0
F1::WinExist("ahk_exe notepad.exe") ? WinActivate() : Run("notepad.exe")
