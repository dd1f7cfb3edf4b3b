#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Shift+U, it types “©”.
; To end the script: right-click the green H in the notification area and choose Exit.

^+u::SendText("©")
