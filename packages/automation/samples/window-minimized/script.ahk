#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Down Arrow, it minimizes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

^Down:: {
    try WinMinimize("A")
}
