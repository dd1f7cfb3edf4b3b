#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F9, it copies the selection, presses End, then types “ done”.
; To end the script: right-click the green H in the notification area and choose Exit.

F9:: {
    Send("^c")
    Send("{End}")
    SendText(" done")
}
