#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it opens a window titled “Order” that asks for “Name” and “City”, types your entry for “Name”, “ from ”, and your entry for “City”, then presses Enter.
; When you press F8, if your entry for “Name” is empty, it shows “Nobody yet” next to the pointer for 6 seconds; otherwise, it types “Last: ” followed by your entry for “Name”.
; To end the script: right-click the green H in the notification area and choose Exit.

answer := ""
answer2 := ""

F7:: {
    global answer, answer2
    FillIn("Order", ["Name", &answer], ["City", &answer2])
    SendText(answer . " from " . answer2)
    Send("{Enter}")
}

F8:: {
    if (answer = "") {
        ToolTip("Nobody yet")
        SetTimer(ToolTip, -6000)
    } else {
        SendText("Last: " . answer)
    }
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
