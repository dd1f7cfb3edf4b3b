#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Alt+Minus, it types “—”.
; When you press Alt+Shift+Minus, it types “–”.
; To end the script: right-click the green H in the notification area and choose Exit.

!-::SendText("—")
!+-::SendText("–")
