#Requires AutoHotkey v2.0
#SingleInstance Force

; When you type “btw” and then a space, Enter, or a punctuation mark, it turns into “by the way”.
; When you type “brb” and then a space, Enter, or a punctuation mark, it turns into “be right back”.
; To end the script: right-click the green H in the notification area and choose Exit.

:T:btw::by the way
:T:brb::be right back
