#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it counts one more, then types the count + “ ”.
; When you press F3, it remembers “two / lines "q" \n”, then keeps the remembered text for the next start.
; When you press F4, it types “{” + the remembered text + “}”.
; When you press F5, it keeps the count for the next start, then restarts the script.
; When you press F6, it sets the count back to zero.
; When you press F7, it keeps your answer to “Name?” for the next start, asks “Name?”, then types your answer to “Name?”
; To end the script: right-click the green H in the notification area and choose Exit.

count := Remembered("count", 0)
text := Remembered("text", "")
text2 := Remembered("text2", "")

F2:: {
    global count
    count += 1
    SendText(count . " ")
}

F3:: {
    global text
    text := "two`nlines `"q`" \n"
    Remember("text", text)
}

F4::SendText("{" . text . "}")
F5:: {
    Remember("count", count)
    Reload()
}

F6:: {
    global count
    count := 0
}

F7:: {
    global text2
    Remember("text2", text2)
    text2 := AnswerTo("Name?", "Ann")
    SendText(text2)
}

Remembered(name, otherwise) {
    value := IniRead(MemoryFile(), "Memory", name, "`n")
    if value = "`n"
        return otherwise
    value := StrReplace(StrReplace(StrReplace(value, "\\", "`v"), "\r", "`r"), "\n", "`n")
    return StrReplace(value, "`v", "\")
}

; Where this script keeps what it remembers when it ends.
MemoryFile() {
    DirCreate(A_AppData "\AutoHotkey")
    return A_AppData "\AutoHotkey\" RegExReplace(A_ScriptName, "\.\w+$") ".ini"
}

Remember(name, value) {
    ; An entry is one line, and spaces around it would be lost without the quotation marks.
    value := StrReplace(StrReplace(StrReplace(value, "\", "\\"), "`r", "\r"), "`n", "\n")
    try IniWrite('"' value '"', MemoryFile(), "Memory", name)
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
