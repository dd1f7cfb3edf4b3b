#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Alt+1, it types “home address”.
; When you press Ctrl+Alt+2, it types “work address”.
; To end the script: right-click the green H in the notification area and choose Exit.

^!1::SendText("home address")
^!2::SendText("work address")
