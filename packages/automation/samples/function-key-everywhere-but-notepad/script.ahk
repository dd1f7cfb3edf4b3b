#Requires AutoHotkey v2.0
#SingleInstance Force

; Everywhere except in Notepad, when you press F5, it types “nope”.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf !WinActive("ahk_exe notepad.exe")
F5::SendText("nope")
#HotIf
