#Requires AutoHotkey v2.0
#SingleInstance Force

; In Notepad, when you press Ctrl+J, it types “Best wishes, Tom”.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf WinActive("ahk_exe notepad.exe")
$^j::SendText("Best wishes, Tom")
#HotIf
