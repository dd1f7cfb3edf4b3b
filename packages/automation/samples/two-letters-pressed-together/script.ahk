#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press J and K together, it types “[both]”.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf !KeptBack().hook.InProgress
$j:: {
    if KeyPressedWith("j", "k")
        PressedTogether()
}

$k:: {
    if KeyPressedWith("k", "j")
        PressedTogether()
}
#HotIf

PressedTogether() {
    SendText("[both]")
}

; Which of these keys is pressed together with this one; otherwise both are typed as usual.
KeyPressedWith(key, others*) {
    kept := KeptBack()
    if kept.hook.InProgress { ; pressed before the hook for the other key was running
        kept.keys.Push({name: key, code: key, shift: ""})
        return ""
    }
    kept.hook.Start()
    start := A_TickCount
    while (!kept.keys.Length && A_TickCount - start < 80)
        Sleep(5)
    together := ""
    for other in others
        if (kept.keys.Length && kept.keys[1].name = other && GetKeyState(key, "P"))
            together := other
    if together
        kept.keys.RemoveAt(1)
    else
        Send("{Blind+}{" key "}")
    TypeKeptBack()
    return together
}

; The keys that are pressed while its hook is running, instead of being typed. Shift, Ctrl, Alt and Win still work.
KeptBack() {
    static kept := {keys: [], hook: ""}
    if !kept.hook {
        kept.hook := InputHook("L0 I1") ; I1: what the script itself sends gets through
        kept.hook.KeyOpt("{All}", "NS")
        kept.hook.KeyOpt("{LCtrl}{RCtrl}{LAlt}{RAlt}{LShift}{RShift}{LWin}{RWin}", "-NS")
        kept.hook.OnKeyDown := KeepBack
    }
    return kept
    KeepBack(hook, vk, sc) {
        Critical() ; otherwise the next key could get ahead of this one
        code := Format("vk{:x}sc{:x}", vk, sc)
        held := GetKeyState("Ctrl", "P") ? "^" : ""
        held .= GetKeyState("Alt", "P") ? "!" : ""
        shift := GetKeyState("Shift", "P") ? "+" : ""
        held .= shift (GetKeyState("LWin", "P") || GetKeyState("RWin", "P") ? "#" : "")
        kept.keys.Push({name: held GetKeyName(code), code: code, shift: shift})
    }
}

; Types what was held back, and stops holding keys back.
TypeKeptBack(held := "") {
    kept := KeptBack()
    loop 2 { ; once more after the end, for a key that is still on its way
        Sleep(-1)
        while kept.keys.Length {
            key := kept.keys.RemoveAt(1)
            if (key.name != held) ; its repeats are not meant to be typed
                Send("{Blind+}" key.shift "{" key.code "}")
        }
        kept.hook.Stop()
    }
}
