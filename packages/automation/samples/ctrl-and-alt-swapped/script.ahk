#Requires AutoHotkey v2.0
#SingleInstance Force

; Left Ctrl works as left Alt.
; Left Alt works as left Ctrl.
; To end the script: right-click the green H in the notification area and choose Exit.

LCtrl::LAlt
LAlt::LCtrl
