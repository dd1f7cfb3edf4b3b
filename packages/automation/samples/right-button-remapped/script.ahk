#Requires AutoHotkey v2.0
#SingleInstance Force

; F8 acts as the right mouse button.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::RButton
