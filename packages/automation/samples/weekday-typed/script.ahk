#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Alt+W, it types today’s day of the week (like Thursday).
; To end the script: right-click the green H in the notification area and choose Exit.

^!w::SendText(FormatTime(, "dddd"))
