#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F5, it types the current time (like 14:07).
; To end the script: right-click the green H in the notification area and choose Exit.

F5::SendText(FormatTime(, "HH:mm"))
