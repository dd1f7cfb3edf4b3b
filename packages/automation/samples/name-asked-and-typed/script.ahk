#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it asks “What is your name?”, then types “Hello ” followed by your answer.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    answer := AnswerTo("What is your name?")
    SendText("Hello " . answer)
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
