#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it types “€ – naïve Größe, Ω, Жук, 日本, 😀”.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::SendText("€ – naïve Größe, Ω, Жук, 日本, 😀")
