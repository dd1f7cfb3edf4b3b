#Requires AutoHotkey v2.0
#SingleInstance Force

; Left Ctrl acts as left Alt.
; Left Alt acts as left Ctrl.
; To end the script: right-click the green H in the notification area and choose Exit.

LCtrl::LAlt
LAlt::LCtrl
