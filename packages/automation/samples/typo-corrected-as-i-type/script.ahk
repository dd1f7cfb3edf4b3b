#Requires AutoHotkey v2.0
#SingleInstance Force

; When you type “teh” and then a space, Enter, or a punctuation mark, it turns into “the”.
; To end the script: right-click the green H in the notification area and choose Exit.

:T:teh::the
