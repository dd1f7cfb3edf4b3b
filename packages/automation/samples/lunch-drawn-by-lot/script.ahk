#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it remembers “soup” or “salad” (picked at random). Then, if the remembered text is “soup”, it types “soup ”; otherwise, it types “salad ”. Either way, with a 50% chance, it types “and bread”; otherwise, it types “alone”. Either way, it then presses Enter.
; When you press F3, it does this 20 times: it does one of these at random: 1. adds 1 to the count; 2. adds 1 to the second count. After the last time, it types “sum ” followed by the count plus the second count, then presses Enter.
; When you press F4, if the count is more than 0 and the second count is more than 0, it types “both happened”; otherwise, it types “only one”.
; To end the script: right-click the green H in the notification area and choose Exit.

count := 0
count2 := 0

F2:: {
    text := ["soup", "salad"][Random(1, 2)]
    if (text = "soup") {
        SendText("soup ")
    } else {
        SendText("salad ")
    }
    if (Random(1, 100) <= 50) {
        SendText("and bread")
    } else {
        SendText("alone")
    }
    Send("{Enter}")
}

F3:: {
    global count, count2
    Loop 20 {
        switch Random(1, 2) {
            case 1:
                count += 1
            case 2:
                count2 += 1
        }
    }
    SendText("sum " . PlainNumber(count + count2))
    Send("{Enter}")
    KeyWait("F3") ; holding the key down doesn't switch back and forth
}

F4:: {
    if ((count > 0) && (count2 > 0)) {
        SendText("both happened")
    } else {
        SendText("only one")
    }
}

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}
