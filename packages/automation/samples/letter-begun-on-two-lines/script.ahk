#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it types “Dear Sir or Madam,”, then after an empty line “I am writing about my order”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::SendText("Dear Sir or Madam,`n`nI am writing about my order")
