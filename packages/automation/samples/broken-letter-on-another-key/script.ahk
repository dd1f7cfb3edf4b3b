#Requires AutoHotkey v2.0
#SingleInstance Force

; F4 acts as E.
; To end the script: right-click the green H in the notification area and choose Exit.

F4::e
