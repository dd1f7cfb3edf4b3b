#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it asks for a number with the question “Number?”, asks “Customer?”, then types “Invoice ”, your answer to “Number?”, written with 4 digits (like 0012), “ for ”, and your answer to “Customer?” with the first letter of each word capitalized.
; As soon as you type “due;”, it turns into “due ” followed by the date 14 days from now (like 2026-03-19).
; When you type “sig1” or “sig2” and then a space, Enter, or a punctuation mark, if the current window has “Untitled” in its title, it types “Best, Ann”; otherwise, it types “A. Lee”.
; While Caps Lock is not on, as soon as you type “tmpl;”, it types “Dear Sir,”, then after an empty line “"Quote"⇥end”, presses Up Arrow twice, then presses End.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf !GetKeyState("CapsLock", "T")
:*:tmpl;:: {
    SendText("Dear Sir,`n`n`"Quote`"`tend")
    Send("{Up 2}")
    Send("{End}")
}
#HotIf

F2:: {
    number2 := NumberFor("Number?")
    answer := AnswerTo("Customer?")
    SendText("Invoice " . Padded(number2, 4) . " for " . StrTitle(answer))
}

:*:due;:: {
    SendText("due " . FormatTime(DateAdd(A_Now, 14, "Days"), "yyyy-MM-dd"))
}

::sig1::
::sig2:: {
    if HasTitle(WinExist("A"), "Untitled") {
        SendText("Best, Ann")
    } else {
        SendText("A. Lee")
    }
    SendText(A_EndChar)
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

; 7 becomes 007.
Padded(value, digits) {
    value := String(value)
    while StrLen(value) < digits
        value := "0" . value
    return value
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}
