#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it types “Hello, I'm out of office until Monday.”
; To end the script: right-click the green H in the notification area and choose Exit.

F8::SendText("Hello, I'm out of office until Monday.")
