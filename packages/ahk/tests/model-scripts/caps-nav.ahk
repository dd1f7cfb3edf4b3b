#Requires AutoHotkey v2.0
SetCapsLockState("AlwaysOff")
CapsLock & h::Send("{Blind}{Left}")
CapsLock & j::Send("{Blind}{Down}")
CapsLock & k::Send("{Blind}{Up}")
CapsLock & l::Send("{Blind}{Right}")
CapsLock:: {
    KeyWait("CapsLock")
    if (A_PriorKey = "CapsLock")
        Send("{Esc}")
}
