#Requires AutoHotkey v2.0
#IfWinActive ahk_exe notepad.exe
^j::Send("hi")
#IfWinActive
