#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F10, it closes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

F10:: {
    try WinClose("A")
}
