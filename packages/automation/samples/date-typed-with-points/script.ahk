#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F5, it types today’s date (like 05.03.2026).
; To end the script: right-click the green H in the notification area and choose Exit.

F5::SendText(FormatTime(, "dd.MM.yyyy"))
