#Requires AutoHotkey v2.0
#SingleInstance Force

; As soon as you type “ty”, even inside a word, it turns into “thank you”.
; To end the script: right-click the green H in the notification area and choose Exit.

:*?T:ty::thank you
