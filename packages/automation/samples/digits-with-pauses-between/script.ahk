#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it presses 1, waits 0.3 seconds, presses 2, waits 0.3 seconds, then presses 3.
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    Send("1")
    Sleep(300)
    Send("2")
    Sleep(300)
    Send("3")
}
