#Requires AutoHotkey v2.0
#SingleInstance Force

; F3 acts as Page Down.
; To end the script: right-click the green H in the notification area and choose Exit.

F3::PgDn
