#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it presses Home, then presses Shift+End.
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    Send("{Home}")
    Send("+{End}")
}
