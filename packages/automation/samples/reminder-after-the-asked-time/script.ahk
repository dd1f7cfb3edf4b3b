#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it asks for a number with the question “In how many seconds?” with 3 already filled in, asks “What?”, then shows a message with your answer to “What?” with the title “Reminder” after the number of seconds given by your answer to “In how many seconds?”
; When you press F3, it asks for a number with the question “How much?”, then types “half of ”, your answer, “ is ”, your answer divided by 2, “, plus a fifth ”, and your answer plus (20% of your answer).
; To end the script: right-click the green H in the notification area and choose Exit.

answer := ""

F2:: {
    global answer
    number2 := NumberFor("In how many seconds?", 3)
    answer := AnswerTo("What?")
    SetTimer(LaterSteps, -(number2 * 1000))
    KeyWait("F2") ; holding the key down doesn't repeat this
}

F3:: {
    number22 := NumberFor("How much?")
    SendText("half of " . number22 . " is " . Divided(number22, 2) . ", plus a fifth " . PlainNumber(number22 + PlainNumber(number22 * 20 / 100)))
}

LaterSteps() {
    MsgBox(answer, "Reminder", "0x1000")
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

; Nothing can be divided by zero: that gives 0 rather than an error.
Divided(value, by) {
    return by ? PlainNumber(value / by) : 0
}

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}
