#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it types “abc”, waits half a second, presses Enter, then types “def”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    SendText("abc")
    Sleep(500)
    Send("{Enter}")
    SendText("def")
}
