#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it types “yes”, “no”, or “maybe” (picked at random). Then it presses Enter.
; When you press F3, it does one of these at random: 1. types “heads”; 2. types “tails” and waits 0.1 seconds. In any case, it presses Enter.
; When you press F4, it types a random line from the lines “red”, “green”, and “blue”, then presses Enter.
; When you press F5, it types “*” the number of times given by a random number from 2 to 3, then presses Enter.
; When you press F6, it types the lines “a”, “b”, and “c” with the lines in random order.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    SendText(["yes", "no", "maybe"][Random(1, 3)])
    Send("{Enter}")
}

F3:: {
    switch Random(1, 2) {
        case 1:
            SendText("heads")
        case 2:
            SendText("tails")
            Sleep(100)
    }
    Send("{Enter}")
}

F4:: {
    SendText(RandomLine("red`ngreen`nblue"))
    Send("{Enter}")
}

F5:: {
    Loop Random(2, 3) {
        SendText("*")
    }
    Send("{Enter}")
}

F6::SendText(ShuffledLines("a`nb`nc"))

RandomLine(text) {
    lines := []
    Loop Parse text, "`n", "`r"
        if Trim(A_LoopField) != ""
            lines.Push(A_LoopField)
    return lines.Length ? lines[Random(1, lines.Length)] : ""
}

ShuffledLines(text) {
    RegExMatch(text, "\R?\z", &ending)
    lines := StrReplace(SubStr(text, 1, StrLen(text) - ending.Len), "`r")
    return StrReplace(Sort(lines, "Random"), "`n", "`r`n") . ending[]
}
