#Requires AutoHotkey v2.0
#SingleInstance Force

; When you type “ily” and then a space, Enter, or a punctuation mark, it turns into “I love you”.
; To end the script: right-click the green H in the notification area and choose Exit.

:T:ily::I love you
