#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+K, then C, it types “[comment]”.
; When you press Ctrl+K, then Ctrl+U, it types “[uncomment]”.
; When you press Ctrl+K, then D, then 1, it types “[first]”.
; To end the script: right-click the green H in the notification area and choose Exit.

$^k:: {
    switch NextKey(2, "c", "^c", "^u", "d", "^d") {
        case "c", "^c":
            SendText("[comment]")
        case "^u":
            SendText("[uncomment]")
        case "d", "^d":
            switch NextKey(2, "1") {
                case "1":
                    SendText("[first]")
                default:
                    TypeKeptBack()
            }
        default:
            TypeKeptBack()
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

; The key that is pressed next, if it is one of these: "^c" is Ctrl+C. Any other key stays held back.
NextKey(seconds, expected*) {
    kept := KeptBack()
    kept.hook.Start()
    start := A_TickCount
    while (!kept.keys.Length && A_TickCount - start < seconds * 1000)
        Sleep(5)
    for key in expected {
        if (kept.keys.Length && kept.keys[1].name = key) {
            kept.keys.RemoveAt(1)
            TypeKeptBack()
            return key
        }
    }
    return ""
}
