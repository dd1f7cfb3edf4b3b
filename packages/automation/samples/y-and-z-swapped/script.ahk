#Requires AutoHotkey v2.0
#SingleInstance Force

; The Y key works as Z.
; The Z key works as Y.
; To end the script: right-click the green H in the notification area and choose Exit.

y::z
z::y
