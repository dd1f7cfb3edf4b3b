#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it clicks every 0.1 seconds for as long as you hold F8.
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    Loop {
        Click()
    } until KeyWait("F8", "T0.1")
}
