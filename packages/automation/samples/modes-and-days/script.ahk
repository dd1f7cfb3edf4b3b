#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it turns gaming mode on, or off if it is already on. Then, if gaming mode is on, it shows “on” next to the pointer for 8 seconds; otherwise, it shows “off” next to the pointer for 8 seconds.
; When you press F3, it turns gaming mode on.
; When you press F4, it turns gaming mode off.
; While gaming mode is on, when you press W, it types “[up]”.
; While gaming mode is on, on weekdays or on weekends, when you press S, it types “[down]”.
; While gaming mode is on, except on weekdays and on weekends, when you press X, it types “[never]”.
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
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3:: {
    global gamingOn
    gamingOn := true
}

F4:: {
    global gamingOn
    gamingOn := false
}
