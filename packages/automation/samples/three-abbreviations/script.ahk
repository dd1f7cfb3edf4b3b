#Requires AutoHotkey v2.0
#SingleInstance Force

; When you type “btw” and then a space, Enter, or a punctuation mark, it turns into “by the way”.
; When you type “omw” and then a space, Enter, or a punctuation mark, it turns into “on my way”.
; When you type “idk” and then a space, Enter, or a punctuation mark, it turns into “I don't know”.
; To end the script: right-click the green H in the notification area and choose Exit.

:T:btw::by the way
:T:omw::on my way
:T:idk::I don't know
