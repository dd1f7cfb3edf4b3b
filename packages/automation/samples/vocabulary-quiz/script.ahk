#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it sets the count back to zero, then sets the second count back to zero. Then, for each line of the text of words.txt in Documents, it adds 1 to the second count and asks column 1 of the line (columns are separated by tabs) followed by “?”; then, if your answer is column 2 of the line (columns are separated by tabs), it adds 1 to the count; otherwise, it adds the line as a new line to wrong.txt in Documents. After the last one, it shows a message with the count, “ of ”, the second count, “, ”, (the count divided by the second count) times 100, rounded to a whole number, and “%”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    KeyWait("F2") ; holding the key down doesn't switch back and forth
    count := 0
    count2 := 0
    Loop Parse RTrim(ReadText(A_MyDocuments . "\words.txt"), "`r`n"), "`n", "`r" {
        line := A_LoopField
        count2 += 1
        answer := AnswerTo(ColumnOf(line, 1) . "?")
        if (answer = ColumnOf(line, 2)) {
            count += 1
        } else {
            AppendLine(A_MyDocuments . "\wrong.txt", line)
        }
    }
    ShowMessage(count . " of " . count2 . ", " . Round(PlainNumber(Divided(count, count2) * 100)) . "%")
}

; The text of a file. One that is not UTF-8 was written by an older program.
ReadText(path) {
    try {
        text := FileRead(path, "`n UTF-8")
        return InStr(text, Chr(0xFFFD)) ? FileRead(path, "`n CP0") : text
    }
    StopWithMessage("The file " path " cannot be read.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; One column of a table, a line for each row. Cells are separated by tabs, semicolons, or commas.
ColumnOf(text, number) {
    column := "", sign := InStr(text, "`t") ? "`t" : InStr(text, ";") ? ";" : ","
    Loop Parse RegExReplace(text, "\R\z"), "`n", "`r"
        column .= (A_Index > 1 ? "`r`n" : "") . NthOf(RowCells(A_LoopField, sign), number)
    return column
}

NthOf(items, number) {
    number := Integer(number) < 0 ? items.Length + 1 + Integer(number) : Integer(number)
    return items.Has(number) ? items[number] : ""
}

; The cells of one row. A cell in quotes may contain the separator.
RowCells(row, sign) {
    cells := [], position := 1
    Loop {
        found := RegExMatch(row, 'A)\s*"((?:[^"]|"")*)"\s*(?=\Q' . sign . '\E|$)|[^\Q' . sign . '\E]*', &cell, position)
        cells.Push(InStr(LTrim(cell[]), '"') = 1 ? StrReplace(cell[1], '""', '"') : Trim(cell[]))
        position := found + cell.Len + 1
    } until position > StrLen(row) + 1
    return cells
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

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}

; Nothing can be divided by zero: that gives 0 rather than an error.
Divided(value, by) {
    return by ? PlainNumber(value / by) : 0
}

; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)
