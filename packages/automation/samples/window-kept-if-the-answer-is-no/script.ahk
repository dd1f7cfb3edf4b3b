#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F9, it asks “are you sure?” If you say yes, it closes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

F9:: {
    Confirm("are you sure?")
    try WinClose("A")
}

; Continues only if the answer is yes. After this many seconds, the default answer counts.
Confirm(question, seconds := 0, answerThen := "No") {
    before := WinExist("A")
    answer := MsgBox(question, , "YesNo Icon? 0x1000" (seconds ? " T" seconds : ""))
    if answer = "No" || answer = "Timeout" && answerThen = "No"
        Exit()
    BackTo(before)
}

; Waits until the window that was in front before a question is in front again.
BackTo(window) {
    if !window || !WinExist(window)
        return
    try WinActivate(window)
    WinWaitActive(window, , 1)
}
