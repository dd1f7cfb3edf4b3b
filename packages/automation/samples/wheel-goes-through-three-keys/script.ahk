#Requires AutoHotkey v2.0
#SingleInstance Force

; When you scroll the mouse wheel down, it adds 1 to the count. Then, if the count is more than 2, it sets the count back to zero. Either way, it then types line (the count plus 1) of the lines “1”, “2”, and “3”.
; When you scroll the mouse wheel up, it subtracts 1 from the count. Then, if the count is less than 0, it sets the count to 2. Either way, it then types line (the count plus 1) of the lines “1”, “2”, and “3”.
; To end the script: right-click the green H in the notification area and choose Exit.

count := 0

WheelDown:: {
    global count
    count += 1
    if (count > 2) {
        count := 0
    }
    SendText(LineOf("1`n2`n3", PlainNumber(count + 1)))
}

WheelUp:: {
    global count
    count += -1
    if (count < 0) {
        count := 2
    }
    SendText(LineOf("1`n2`n3", PlainNumber(count + 1)))
}

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}

; One line of a text. -1 is the last one; beyond it, the result is empty.
LineOf(text, number) {
    return NthOf(StrSplit(RegExReplace(text, "\R\z"), "`n", "`r"), number)
}

NthOf(items, number) {
    number := Integer(number) < 0 ? items.Length + 1 + Integer(number) : Integer(number)
    return items.Has(number) ? items[number] : ""
}
