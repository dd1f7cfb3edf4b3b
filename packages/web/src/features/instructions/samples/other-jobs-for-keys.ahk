#Requires AutoHotkey v2.0
#SingleInstance Force

; Caps Lock works like Shift, in every program.
CapsLock::Shift

; Everything below works only in Notepad.
#HotIf WinActive("ahk_exe notepad.exe")

; F1 does nothing instead of opening help.
F1::return

; Ctrl+Shift+D types the date and the time.
^+d::SendText(FormatTime(, "yyyy-MM-dd HH:mm"))

#HotIf
