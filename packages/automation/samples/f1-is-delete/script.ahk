#Requires AutoHotkey v2.0
#SingleInstance Force

; F1 acts as Delete.
; To end the script: right-click the green H in the notification area and choose Exit.

F1::Delete
