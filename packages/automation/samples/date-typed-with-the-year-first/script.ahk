#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+D, it types today’s date (like 2026-03-05).
; To end the script: right-click the green H in the notification area and choose Exit.

$^d::SendText(FormatTime(, "yyyy-MM-dd"))
