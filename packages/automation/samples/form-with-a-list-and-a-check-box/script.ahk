#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it opens a window titled “Task” that asks for “Name”, “Status” (“open” or “done”), and “Urgent & new” (a check box), then types your entry for “Name”, “/”, your entry for “Status”, “/”, and your entry for “Urgent & new”.
; When you press F3, if your entry for “Urgent & new” is “yes”, it types “[urgent]”; otherwise, it types “[later]”.
; To end the script: right-click the green H in the notification area and choose Exit.

answer := ""
choice := ""
answer2 := ""

F2:: {
    global answer, answer2, choice
    FillIn("Task", ["Name", &answer], ["Status", &choice, ["open", "done"]], ["Urgent & new", &answer2, "check"])
    SendText(answer . "/" . choice . "/" . answer2)
}

F3:: {
    if (answer2 = "yes") {
        SendText("[urgent]")
    } else {
        SendText("[later]")
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
