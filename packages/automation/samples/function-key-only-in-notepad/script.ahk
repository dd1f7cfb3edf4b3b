#Requires AutoHotkey v2.0
#SingleInstance Force

; In Notepad, when you press F5, it types “refreshed”.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf WinActive("ahk_exe notepad.exe")
F5::SendText("refreshed")
#HotIf
