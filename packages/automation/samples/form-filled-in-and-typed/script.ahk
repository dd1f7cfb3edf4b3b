#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it opens a window titled “Order” that asks for “Name”, “Pieces”, and “Size”, then types your entry for “Name”, “: ”, your entry for “Pieces” times 3, “ in ”, and your entry for “Size”.
; When you press F3, it opens a window that asks for “From” and “To”, then types “[”, your entry for “From”, “-”, your entry for “To”, and “]”.
; To end the script: right-click the green H in the notification area and choose Exit.

answer := ""
answer2 := ""
answer3 := ""
answer4 := ""
answer5 := ""

F2:: {
    global answer, answer2, answer3
    FillIn("Order", ["Name", &answer], ["Pieces", &answer2], ["Size", &answer3])
    SendText(answer . ": " . PlainNumber(ToNumber(answer2) * 3) . " in " . answer3)
}

F3:: {
    global answer4, answer5
    FillIn("Please fill in", ["From", &answer4], ["To", &answer5])
    SendText("[" . answer4 . "-" . answer5 . "]")
}

; Asks several questions in one window: each has a label, the variable for its answer and, where there are any, the
; answers to choose from, or "check" for a box whose answer is "yes" or "no".
FillIn(title, questions*) {
    window := Gui("+AlwaysOnTop", title)
    window.SetFont("s10", "Segoe UI")
    fields := []
    for question in questions
        fields.Push(AddQuestion(question[1], question.Length > 2 ? question[3] : ""))
    WaitForAnswer(window, window.AddButton("xm w90 Default", "OK"))
    for index, question in questions
        %question[2]% := AnswerIn(fields[index])
    window.Destroy()

    AddQuestion(label, answers) {
        if !IsObject(answers) && answers = "check"
            return window.AddCheckbox("xm", StrReplace(label, "&", "&&"))
        window.AddText("xm 0x80", label) ; 0x80: shows & as it is
        return IsObject(answers) ? window.AddDropDownList("xm w320 Choose1", answers) : window.AddEdit("xm w320 r1")
    }

    AnswerIn(field) {
        if field.Type = "CheckBox"
            return field.Value ? "yes" : "no"
        return field.Type = "DDL" ? field.Text : field.Value
    }
}

; Shows a window with questions until you choose OK or press Escape; Escape ends the rule.
WaitForAnswer(window, ok) {
    before := WinExist("A"), isAnswered := false
    ok.OnEvent("Click", Answer)
    window.OnEvent("Escape", (*) => window.Hide())
    window.Show()
    while DllCall("IsWindowVisible", "Ptr", window.Hwnd)
        Sleep(20)
    if !isAnswered {
        window.Destroy()
        Exit()
    }
    BackTo(before)

    Answer(*) {
        isAnswered := true
        window.Hide()
    }
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

; The number that a text begins with, as people write it: 1,234.50 or 1 234,50 or 0,12. Text without one counts as 0.
ToNumber(text) {
    if IsNumber(text)
        return Number(text)
    numbers := NumbersIn(text)
    return numbers.Length ? numbers[1].value : 0
}

; All the numbers in a text, each as it is written and as a value.
NumbersIn(text) {
    static thousands := "\d{1,3}(?:([ \x{A0}\x{202F}'’.,])\d{3}(?:\1\d{3})*)(?![\d.,]\d{3})(?!\d)"
    static pattern := "(?:(?<![\w)])[-−])?(?:" thousands "|\d+)(?:[.,]\d+)?|(?<!\d)[.,]\d+"
    numbers := [], position := 1
    while position := RegExMatch(text, pattern, &found, position) {
        numbers.Push({ text: found[], value: NumberAt(StrReplace(found[], "−", "-")) })
        position += found.Len
    }
    return numbers
}

NumberAt(written) {
    written := RegExReplace(written, "[ \x{A0}\x{202F}'’]")
    if InStr(written, ",") && InStr(written, ".") ; the last of the two is the decimal separator
        written := StrReplace(written, InStr(written, ",") > InStr(written, ".") ? "." : ",")
    else if written ~= "^-?[1-9]\d{0,2}(,\d{3})+$|^-?\d{1,3}(\.\d{3}){2,}$"
        written := RegExReplace(written, "[.,]")
    return Number(StrReplace(written, ",", "."))
}
