#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+1, it types “one”.
; When you press Ctrl+2, it types “two”.
; When you press F9, it maximizes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

^1::SendText("one")
^2::SendText("two")
F9:: {
    try WinMaximize("A")
}
