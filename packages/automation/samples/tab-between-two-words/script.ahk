#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it types “one”, presses Tab, then types “two”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    SendText("one")
    Send("{Tab}")
    SendText("two")
}
