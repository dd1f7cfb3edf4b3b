#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Shift+P, it types “hello”, then presses Enter.
; To end the script: right-click the green H in the notification area and choose Exit.

^+p:: {
    SendText("hello")
    Send("{Enter}")
}
