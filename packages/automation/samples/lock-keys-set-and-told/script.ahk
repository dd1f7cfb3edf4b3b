#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it turns Scroll Lock on. Then, if Scroll Lock is on, it types “on ”; otherwise, it types “off ”.
; When you press F8, it turns Scroll Lock on, then turns Scroll Lock on, or off if it is already on. Then, if Scroll Lock is on, it types “on ”; otherwise, it types “off ”.
; When you press F9, it keeps Caps Lock on all the time. Then, if Caps Lock is on, it types “capitals ”. Either way, it then turns Caps Lock off. Then, if Caps Lock is not on, it types “small”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    SetScrollLockState(true)
    if GetKeyState("ScrollLock", "T") {
        SendText("on ")
    } else {
        SendText("off ")
    }
    KeyWait("F7") ; holding the key down doesn't switch back and forth
}

F8:: {
    SetScrollLockState(true)
    SetScrollLockState(!GetKeyState("ScrollLock", "T"))
    if GetKeyState("ScrollLock", "T") {
        SendText("on ")
    } else {
        SendText("off ")
    }
    KeyWait("F8") ; holding the key down doesn't switch back and forth
}

F9:: {
    SetCapsLockState("AlwaysOn")
    if GetKeyState("CapsLock", "T") {
        SendText("capitals ")
    }
    SetCapsLockState(false)
    if !GetKeyState("CapsLock", "T") {
        SendText("small")
    }
}
