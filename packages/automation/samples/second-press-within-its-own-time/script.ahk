#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2 twice within 2 seconds, it types “[F2 twice]”.
; When you press F3 twice within 2 seconds, it types “[F3 twice]”.
; When you press F3 once, it types “[F3 once]”.
; When you press left Ctrl twice within 2 seconds, it types “[Ctrl twice]”.
; When you press A twice within 2 seconds, it types “[a twice]”.
; When you press Esc three times within 2 seconds, it types “[Esc three times]”.
; To end the script: right-click the green H in the notification area and choose Exit.

tapTime := 2000 ; the most milliseconds between two presses

InstallMouseHook() ; so that clicking while holding a key is not mistaken for tapping that key

#HotIf Taps("F2", , tapTime) = 1
$F2:: {
    Taps("F2", true, tapTime)
    SendText("[F2 twice]")
}
#HotIf

#HotIf !KeptBack().hook.InProgress
$a:: {
    if (CountTypedPresses("a", 2, 1, 0, tapTime) = 2) {
        SendText("[a twice]")
    }
}
#HotIf

#HotIf Taps("Esc", , tapTime) = 2
$Esc:: {
    Taps("Esc", true, tapTime)
    SendText("[Esc three times]")
}
#HotIf

~F2::Taps("F2", true, tapTime)
$F3:: {
    if (CountPresses("F3", 2, 0, false, tapTime) = 2) {
        SendText("[F3 twice]")
    } else {
        SendText("[F3 once]")
    }
}

~LCtrl Up:: {
    if !TappedAlone("LControl")
        return
    if (Taps("LCtrl", true, tapTime) = 2) {
        SendText("[Ctrl twice]")
    }
}

~Esc::Taps("Esc", true, tapTime)

; How many times a key was tapped in a row, with up to this many milliseconds in between; isNew counts one more.
Taps(key, isNew := false, tapTime := 400) {
    static lastKey := "", lastRelease := 0, count := 0
    taps := (key = lastKey && A_TickCount - lastRelease < tapTime) ? count : 0
    if !isNew
        return taps
    lastKey := key, lastRelease := 0, count := taps + 1 ; while it is held, its repeats are not taps
    KeyWait(key)
    lastRelease := A_TickCount
    return taps + 1
}

; How many times a key is pressed in a row, at most this many milliseconds apart; 0 if it is held down that long.
CountPresses(key, most, longTime := 0, isHeldAtLast := false, tapTime := 400) {
    if !KeyWait(key, longTime ? "T" longTime / 1000 : "")
        return 0
    presses := 1
    while (presses < most && KeyWait(key, "D T" tapTime / 1000)) {
        presses += 1
        if (presses < most || !isHeldAtLast)
            KeyWait(key)
    }
    return presses
}

; Whether the key that goes up was pressed last, with no other key or mouse button in between.
TappedAlone(key) => A_PriorKey ~= "i)^[LR]?\Q" key "\E$"

; The same for a key that types something: up to this many presses are typed as usual. What comes after them is held
; back until it is clear what they mean, so that no letters get out of order.
CountTypedPresses(key, most, usual, longTime := 0, tapTime := 400) {
    static repeated := "", repeatedAt := 0
    if (repeated = key && A_TickCount - repeatedAt < 200) { ; a key that is held down repeats; it is not pressed again
        repeatedAt := A_TickCount
        if usual
            Send("{Blind+}{" key "}")
        return 1
    }
    kept := KeptBack()
    kept.hook.Start()
    presses := 1, start := A_TickCount, isUp := false
    loop {
        Sleep(5)
        isUp := isUp || !GetKeyState(key, "P")
        time := A_TickCount - start
        if kept.keys.Length {
            ; The keyboard repeats a key that is held, but not that early.
            isAgain := kept.keys[1].name = key && (isUp || time < 200)
            if (!isAgain && !(kept.keys[1].name = key && longTime)) {
                if kept.keys[1].name = key
                    repeated := key, repeatedAt := A_TickCount
                break
            }
            kept.keys.RemoveAt(1)
            if isAgain
                presses += 1, start := A_TickCount, isUp := false
            if (presses = most && isAgain)
                break
        } else if (!isUp && longTime && time >= longTime) {
            presses := 0
            break
        } else if (isUp && (most = 1 || time > tapTime))
            break
    }
    if (presses && presses <= usual)
        Send("{Blind+}{" key " " presses "}")
    TypeKeptBack(presses ? "" : key)
    return presses
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
