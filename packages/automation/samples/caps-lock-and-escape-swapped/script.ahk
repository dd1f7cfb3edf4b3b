#Requires AutoHotkey v2.0
#SingleInstance Force

; Caps Lock acts as Esc.
; Esc acts as Caps Lock.
; To end the script: right-click the green H in the notification area and choose Exit.

CapsLock::Esc
Esc::CapsLock
