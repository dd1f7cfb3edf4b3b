#Requires AutoHotkey v2.0
#SingleInstance Force

; When you type “afaik” and then a space, Enter, or a punctuation mark, it turns into “as far as I know”.
; To end the script: right-click the green H in the notification area and choose Exit.

:T:afaik::as far as I know
