#Requires AutoHotkey v2.0
#SingleInstance Force

; Right Ctrl+Left Arrow acts as Home.
; Right Ctrl+Right Arrow acts as End.
; To end the script: right-click the green H in the notification area and choose Exit.

>^Left::Home
>^Right::End
