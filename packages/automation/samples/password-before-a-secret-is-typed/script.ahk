#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it asks for the password. If it is right, it types “The key is under the mat”.
; To end the script: right-click the green H in the notification area and choose Exit.

password := "sesame" ; the word that is asked for

F7:: {
    CheckPassword(password)
    SendText("The key is under the mat")
}

; Goes on only with the right word. It keeps out the curious: whoever opens this script can read the word.
CheckPassword(password) {
    if AnswerTo("Password:", , "Password") == password
        return
    MsgBox("That is not the password.", , "Icon! 0x1000")
    Exit()
}

; Asks for a text; after Cancel nothing more happens.
AnswerTo(question, preset := "", options := "") {
    before := WinExist("A")
    answer := InputBox(question, , options, preset)
    if answer.Result != "OK"
        Exit()
    BackTo(before)
    return answer.Value
}

; Waits until the window is in front again that was there before a question.
BackTo(window) {
    if !window || !WinExist(window)
        return
    try WinActivate(window)
    WinWaitActive(window, , 1)
}
