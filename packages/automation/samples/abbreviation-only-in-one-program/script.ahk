#Requires AutoHotkey v2.0
#SingleInstance Force

; When you type “btw” or “bytw” and then a space, Enter, or a punctuation mark, it turns into “by the way”.
; In Notepad, when you type “brb” and then a space, Enter, or a punctuation mark, it turns into “be right back”.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf WinActive("ahk_exe notepad.exe")
:T:brb::be right back
#HotIf

:T:btw::by the way
:T:bytw::by the way
