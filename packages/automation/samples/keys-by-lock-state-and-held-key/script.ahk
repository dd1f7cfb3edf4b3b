#Requires AutoHotkey v2.0
#SingleInstance Force

; While Caps Lock is on, when you press F2, it types “[caps]”.
; While Caps Lock is not on, when you press F2, it types “[small]”.
; While Num Lock is on, when you press F3, it types “[num]”.
; While Num Lock is not on, when you press F3, it types “[no num]”.
; When you press F4, if you are holding Shift, it types “[shift]”; otherwise, if you are holding A or holding B, it types “[letter]”; otherwise, it types “[none]”.
; When you press F5, it turns Caps Lock on. Then, if Caps Lock is on, it types “[set]”. Either way, it then turns Caps Lock off.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf GetKeyState("CapsLock", "T")
F2::SendText("[caps]")
#HotIf

#HotIf !GetKeyState("CapsLock", "T")
F2::SendText("[small]")
#HotIf

#HotIf GetKeyState("NumLock", "T")
F3::SendText("[num]")
#HotIf

#HotIf !GetKeyState("NumLock", "T")
F3::SendText("[no num]")
#HotIf

F4:: {
    if GetKeyState("Shift", "P") {
        SendText("[shift]")
    } else if (GetKeyState("a", "P") || GetKeyState("b", "P")) {
        SendText("[letter]")
    } else {
        SendText("[none]")
    }
}

F5:: {
    SetCapsLockState(true)
    if GetKeyState("CapsLock", "T") {
        SendText("[set]")
    }
    SetCapsLockState(false)
}
