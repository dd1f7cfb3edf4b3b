#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it sets the count back to zero, sets the remembered text to “x”, then repeats this until the remembered text is empty: it asks “Amount? (nothing ends)”; then, if the remembered text is a number, it adds the remembered text to the count, then adds today’s date (like 2026-03-05), “;”, and the remembered text as a new line to book.txt in Documents; otherwise, if the remembered text contains “x”, it shows “not a number” next to the pointer for 1 second. After that, it types “Total ”, the count, rounded to 2 decimal places, “, with 19% ”, and the count plus (19% of the count), rounded to 2 decimal places.
; Ctrl+Alt+Esc stops everything that the script is doing.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    thisRun := CurrentRun()
    count := 0
    text := "x"
    while !(text = "") {
        EndIfStopped(thisRun)
        text := AnswerTo("Amount? (nothing ends)")
        if HasShape(text, "number") {
            count += ToNumber(text)
            AppendLine(A_MyDocuments . "\book.txt", FormatTime(, "yyyy-MM-dd") . "`;" . text)
        } else if (InStr(text, "x") > 0) {
            ToolTip("not a number")
            SetTimer(ToolTip, -1000)
        }
        Sleep(10)
    }
    SendText("Total " . Round(count, 2) . ", with 19% " . Round(PlainNumber(count + PlainNumber(count * 19 / 100)), 2))
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

#SuspendExempt
^!Esc:: {
    StopRuns()
    ToolTip("Stopped")
    SetTimer(ToolTip, -1500)
}
#SuspendExempt false

; Running actions check this to see whether they were stopped; later ones get a new one.
CurrentRun() {
    static run := {stopped: false}
    if run.stopped
        run := {stopped: false}
    return run
}

EndIfStopped(run) {
    if run.stopped
        Exit() ; leaves everything that this thread is in
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

; Checks what kind of text it is.
HasShape(text, shape) {
    text := Trim(text, " `t`r`n")
    switch shape {
        case "empty": return text = ""
        case "text": return text != ""
        case "number": return RegExMatch(text, "^[-+]?\d[\d ,.']*$") > 0
        case "address": return RegExMatch(text, "i)^(https?://|www\.)\S+$") > 0
        case "email": return RegExMatch(text, "^[^\s@]+@[^\s@]+\.[^\s@]+$") > 0
        case "path": return RegExMatch(text, "^([A-Za-z]:\\|\\\\)[^\r\n]+$") > 0
        case "date": return RegExMatch(text, "^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$") > 0
    }
    return false
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

; Adds a line at the end of a file.
AppendLine(path, text) {
    SplitPath(path, , &folder)
    MakeFolder(folder)
    try {
        before := FileExist(path) ? FileRead(path, "UTF-8") : ""
        lineBreak := before = "" || SubStr(before, -1) = "`n" ? "" : "`n"
        FileAppend(lineBreak text "`n", path, "`n " TextEncoding(path))
    } catch
        StopWithMessage("The file " path " cannot be written. It may be open in another program.")
}

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}

; Ends whatever is running, at its next wait or its loop's next repetition.
StopRuns() {
    CurrentRun().stopped := true
}
