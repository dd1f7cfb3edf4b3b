#Requires AutoHotkey v2.0
#SingleInstance Force

; When you type “BR” and then a space, Enter, or a punctuation mark, capitalized exactly like this, it turns into “Best regards”.
; To end the script: right-click the green H in the notification area and choose Exit.

:CT:BR::Best regards
