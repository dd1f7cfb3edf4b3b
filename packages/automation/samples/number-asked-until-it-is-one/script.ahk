#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it asks for a number with the question “How many hours?” with 3 already filled in, then types your answer times 60 followed by “ minutes”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    number2 := NumberFor("How many hours?", 3)
    SendText(PlainNumber(number2 * 60) . " minutes")
}

; Asks until a number is entered, with a comma or a decimal point.
NumberFor(question, preset := "") {
    Loop {
        answer := StrReplace(StrReplace(AnswerTo(question, preset), " "), ",", ".")
        if IsNumber(answer)
            return Number(answer)
        MsgBox("Please enter a number, such as 12 or 2.5.", , "Icon! 0x1000")
    }
}

; Asks for text; Cancel ends the rule.
AnswerTo(question, preset := "", options := "") {
    before := WinExist("A")
    answer := InputBox(question, , options, preset)
    if answer.Result != "OK"
        Exit()
    BackTo(before)
    return answer.Value
}

; Waits until the window that was in front before a question is in front again.
BackTo(window) {
    if !window || !WinExist(window)
        return
    try WinActivate(window)
    WinWaitActive(window, , 1)
}

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}
