#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it asks for the password. If it is right, it types “The key is under the mat”.
; To end the script: right-click the green H in the notification area and choose Exit.

password := "sesame" ; the password it asks for

F7:: {
    CheckPassword(password)
    SendText("The key is under the mat")
}

; Continues only with the right password. This only keeps out the curious: anyone can read it in this script.
CheckPassword(password) {
    if AnswerTo("Password:", , "Password") == password
        return
    MsgBox("That is not the password.", , "Icon! 0x1000")
    Exit()
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
