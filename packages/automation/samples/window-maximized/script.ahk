#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Up Arrow, it maximizes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

^Up:: {
    try WinMaximize("A")
}
