#Requires AutoHotkey v2.0
#SingleInstance Force

; Each time you press F6, it does the next one of these in turn: 1. types “[a]”; 2. types “[b]”. Then it starts over.
; When you hold F6 for half a second, it shows a menu with two choices. “One”: it types “[1]”. “Two”: it types “[2]” twice.
; When you press Ctrl+J, then Up Arrow, it types “[up]”.
; When you press Ctrl+J, then 5, for each number from 1 to 3, if the number is 2, it types “-”; otherwise, it types the number.
; When you press D and F together, if Caps Lock is on, it types “[DF]”; otherwise, it types “[df]”.
; To end the script: right-click the green H in the notification area and choose Exit.

longPress := 500 ; milliseconds that a key is held down for a long press

turn := 0

#HotIf !KeptBack().hook.InProgress
$d:: {
    if KeyPressedWith("d", "f")
        PressedTogether()
}

$f:: {
    if KeyPressedWith("f", "d")
        PressedTogether()
}
#HotIf

$^j:: {
    switch NextKey(2, "Up", "^Up", "5", "^5") {
        case "Up", "^Up":
            SendText("[up]")
        case "5", "^5":
            for each in Counting(1, 3) {
                index := each
                if (index = 2) {
                    SendText("-")
                } else {
                    SendText(index)
                }
            }
        default:
            TypeKeptBack()
    }
}

$F6:: {
    global turn
    if (CountPresses("F6", 1, longPress) = 0) {
        switch ChosenItem(["One", "Two"]) {
            case 1: ; One
                SendText("[1]")
            case 2: ; Two
                Loop 2 {
                    SendText("[2]")
                }
        }
        KeyWait("F6")
    } else {
        turn := Mod(turn, 2) + 1
        switch turn {
            case 1:
                SendText("[a]")
            case 2:
                SendText("[b]")
        }
    }
}

PressedTogether() {
    if GetKeyState("CapsLock", "T") {
        SendText("[DF]")
    } else {
        SendText("[df]")
    }
}

; The whole numbers from the first to the last, counting down if the last is smaller.
Counting(first, last) {
    step := first <= last ? 1 : -1
    next := first
    return GiveNext

    GiveNext(&number) {
        if (last - next) * step < 0
            return false
        number := next
        next += step
        return true
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

; Shows a menu at the pointer and returns the number of the chosen item; Escape ends the rule.
ChosenItem(labels) {
    before := WinExist("A"), chosen := 0
    items := Menu()
    for label in labels
        items.Add(StrReplace(label, "&", "&&"), Choose)
    items.Show()
    Sleep(20) ; the choice arrives after the menu is closed
    if !chosen
        Exit()
    BackTo(before)
    return chosen

    Choose(label, position, *) {
        chosen := position
    }
}

; Waits until the window that was in front before a question is in front again.
BackTo(window) {
    if !window || !WinExist(window)
        return
    try WinActivate(window)
    WinWaitActive(window, , 1)
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
