#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Shift+K, it presses Home, presses Shift+Down Arrow, then presses Delete.
; To end the script: right-click the green H in the notification area and choose Exit.

^+k:: {
    Send("{Home}")
    Send("+{Down}")
    Send("{Delete}")
}
