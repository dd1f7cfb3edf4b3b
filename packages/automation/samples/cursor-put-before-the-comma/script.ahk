#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it types “Dear , thank you”, then moves the cursor back 11 characters.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    SendText("Dear , thank you")
    Send("{Left 11}")
}
