#Requires AutoHotkey v2.0
#SingleInstance Force

; In Notepad, Enter does nothing.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf WinActive("ahk_exe notepad.exe")
$Enter::return
#HotIf
