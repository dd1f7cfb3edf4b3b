#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Backspace, it presses Home, presses Shift+End, then presses Delete.
; To end the script: right-click the green H in the notification area and choose Exit.

^Backspace:: {
    Send("{Home}")
    Send("+{End}")
    Send("{Delete}")
}
