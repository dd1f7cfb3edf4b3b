#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Shift+F5, it types the current year (like 2026).
; To end the script: right-click the green H in the notification area and choose Exit.

+F5::SendText(FormatTime(, "yyyy"))
