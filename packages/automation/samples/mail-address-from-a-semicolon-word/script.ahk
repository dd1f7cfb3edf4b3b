#Requires AutoHotkey v2.0
#SingleInstance Force

; As soon as you type “;em”, it turns into “jane.doe@example.com”.
; To end the script: right-click the green H in the notification area and choose Exit.

:*T:;em::jane.doe@example.com
