#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Shift+E, it types “jane@example.com”.
; To end the script: right-click the green H in the notification area and choose Exit.

^+e::SendText("jane@example.com")
