#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F9, it types “abc” 3 times.
; To end the script: right-click the green H in the notification area and choose Exit.

F9:: {
    Loop 3 {
        SendText("abc")
    }
}
