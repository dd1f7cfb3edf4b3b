#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it copies the title of the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::A_Clipboard := TitleOf("A")

; The title of a window, or nothing if there is none.
TitleOf(window) {
    try return WinGetTitle(window)
    return ""
}
