#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F4, it types today’s date and the current time (like 2026-03-05 14:07).
; To end the script: right-click the green H in the notification area and choose Exit.

F4::SendText(FormatTime(, "yyyy-MM-dd HH:mm"))
