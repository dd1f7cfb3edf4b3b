#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2 (held down, it does not repeat), it types “[once]”.
; When you press F3, it types “no.”
; When you press Ctrl+J (held down, it does not repeat), it types “[J]”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    SendText("[once]")
    KeyWait("F2") ; held down, the key must not do this again and again
}

F3::SendText("no.")
$^j:: {
    SendText("[J]")
    KeyWait("j") ; held down, the key must not do this again and again
}
