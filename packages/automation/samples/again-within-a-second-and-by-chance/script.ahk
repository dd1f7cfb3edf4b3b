#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, if the last time was less than 1 second ago, it types “[again]”; otherwise, it types “[first]”.
; When you press F3, with a 100% chance, it types “[always]”. Either way, with a 0% chance, it types “[never]”.
; When you press F4, it does one of these at random: 1. types “[a]”; 2. types “[b][b]”.
; When you press F5, if “x” or “y” (picked at random) is “z”, it types “[z]”; otherwise, it asks “Really?” and, if you say yes, it types “[yes]”; otherwise, it types “[no]”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    if (A_PriorHotkey = A_ThisHotkey && A_TimeSincePriorHotkey < 1000) {
        SendText("[again]")
    } else {
        SendText("[first]")
    }
}

F3:: {
    if (Random(1, 100) <= 100) {
        SendText("[always]")
    }
    if (Random(1, 100) <= 0) {
        SendText("[never]")
    }
}

F4:: {
    switch Random(1, 2) {
        case 1:
            SendText("[a]")
        case 2:
            SendText("[b][b]")
    }
}

F5:: {
    if (["x", "y"][Random(1, 2)] = "z") {
        SendText("[z]")
    } else if AnsweredYes("Really?") {
        SendText("[yes]")
    } else {
        SendText("[no]")
    }
}

AnsweredYes(question) => MsgBox(question, , "YesNo Icon? 0x1000") = "Yes"
