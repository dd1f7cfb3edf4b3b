#Requires AutoHotkey v2.0
#SingleInstance Force

; When you type “!hi” and then a space, Enter, or a punctuation mark, it turns into “Hello there, how are you?”
; To end the script: right-click the green H in the notification area and choose Exit.

:T:!hi::Hello there, how are you?
