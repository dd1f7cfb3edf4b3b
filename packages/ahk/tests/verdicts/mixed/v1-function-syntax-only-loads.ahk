#SingleInstance Force
SetTitleMatchMode(2)
Send("x")
Sleep(10)
WinActivate("ahk_exe notepad.exe")
