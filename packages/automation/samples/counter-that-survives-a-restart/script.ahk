#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it adds 1 to the count, then types the count followed by a space.
; When you press F3, it sets the remembered text to “two”, then on a new line “lines "q" \n”, then saves the remembered text so it is still there after a restart.
; When you press F4, it types “{”, the remembered text, and “}”.
; When you press F5, it saves the count so it is still there after a restart, then restarts the script.
; When you press F6, it sets the count back to zero.
; To end the script: right-click the green H in the notification area and choose Exit.

count := Remembered("count", 0)
text := Remembered("text", "")

F2:: {
    global count
    count += 1
    SendText(count . " ")
    KeyWait("F2") ; holding the key down doesn't switch back and forth
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
