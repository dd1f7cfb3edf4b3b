#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Alt+B, it types “100% of {braces} + plus! ^caret #hash”.
; To end the script: right-click the green H in the notification area and choose Exit.

^!b::SendText("100% of {braces} + plus! ^caret #hash")
