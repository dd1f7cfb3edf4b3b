#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F6, it types the copied text.
; To end the script: right-click the green H in the notification area and choose Exit.

F6::SendText(A_Clipboard)
