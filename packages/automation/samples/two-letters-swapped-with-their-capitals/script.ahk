#Requires AutoHotkey v2.0
#SingleInstance Force

; The A key acts as B.
; The B key acts as A.
; To end the script: right-click the green H in the notification area and choose Exit.

a::b
b::a
