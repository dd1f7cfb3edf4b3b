#Requires AutoHotkey v2.0
#SingleInstance Force

; As soon as you type “->”, even inside a word, it turns into “→”.
; To end the script: right-click the green H in the notification area and choose Exit.

:*?T:->::→
