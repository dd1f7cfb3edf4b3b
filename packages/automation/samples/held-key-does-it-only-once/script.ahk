#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2 (only once, even if you hold it down), it types “[once]”.
; When you press F3, it types “no.”
; When you press Ctrl+J (only once, even if you hold it down), it types “[J]”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    SendText("[once]")
    KeyWait("F2") ; holding the key down doesn't repeat this
}

F3::SendText("no.")
$^j:: {
    SendText("[J]")
    KeyWait("j") ; holding the key down doesn't repeat this
}
