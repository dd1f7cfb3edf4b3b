#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it turns the mode “gaming” on or off, then if the mode “gaming” is on, it shows “on” at the pointer for 8 seconds – otherwise it shows “off” at the pointer for 8 seconds.
; When you press F3, it turns the mode “gaming” on.
; When you press F4, it turns the mode “gaming” off.
; While the mode “gaming” is on, when you press W, it types “[up]”.
; While the mode “gaming” is on, while it is one of these days: weekdays or it is one of these days: weekends, when you press S, it types “[down]”.
; While the mode “gaming” is on, while it is not one of these days: weekdays, while it is not one of these days: weekends, when you press X, it types “[never]”.
; To end the script: right-click the green H in the notification area and choose Exit.

gamingOn := false

#HotIf gamingOn
w::SendText("[up]")
#HotIf

#HotIf (gamingOn && ((InStr("23456", A_WDay) > 0) || (InStr("71", A_WDay) > 0)))
s::SendText("[down]")
#HotIf

#HotIf (gamingOn && !(InStr("23456", A_WDay) > 0) && !(InStr("71", A_WDay) > 0))
x::SendText("[never]")
#HotIf

F2:: {
    global gamingOn
    gamingOn := !gamingOn
    if gamingOn {
        ToolTip("on")
        SetTimer(ToolTip, -8000)
    } else {
        ToolTip("off")
        SetTimer(ToolTip, -8000)
    }
    KeyWait("F2") ; held down, the key must not switch again and again
}

F3:: {
    global gamingOn
    gamingOn := true
}

F4:: {
    global gamingOn
    gamingOn := false
}
