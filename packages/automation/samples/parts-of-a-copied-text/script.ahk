#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F1, it types the first 4 characters of the copied text, “|”, and the last 3 characters of the copied text, then presses Enter.
; When you press F2, it types “>> ” followed by the copied text with every “Ann” removed, then presses Enter.
; When you press F3, it types line 1 of the copied text followed by “!”, then presses Enter.
; When you press F4, it types word 2 of the copied text, “/”, and column 2 of line 2 of the copied text (columns are separated by tabs), then presses Enter.
; When you press F5, it types the text between “<” and “>” in the copied text, then presses Enter.
; When you press F6, it types the number of lines in the copied text followed by “ lines”, then presses Enter.
; When you press F7, it types “=-” 5 times in a row, then presses Enter.
; When you press F8, if the copied text contains a random line from the copied text, it types “one of the lines”; otherwise, it types “no line”.
; To end the script: right-click the green H in the notification area and choose Exit.

F1:: {
    SendText(SubStr(A_Clipboard, 1, 4) . "|" . LastCharacters(A_Clipboard, 3))
    Send("{Enter}")
}

F2:: {
    SendText((">> " . StrReplace(A_Clipboard, "Ann")))
    Send("{Enter}")
}

F3:: {
    SendText((LineOf(A_Clipboard, 1) . "!"))
    Send("{Enter}")
}

F4:: {
    SendText(WordOf(A_Clipboard, 2) . "/" . ColumnOf(LineOf(A_Clipboard, 2), 2))
    Send("{Enter}")
}

F5:: {
    SendText(TextBetween(A_Clipboard, "<", ">"))
    Send("{Enter}")
}

F6:: {
    SendText(LineCount(A_Clipboard) . " lines")
    Send("{Enter}")
}

F7:: {
    SendText(Repeated("=-", 5))
    Send("{Enter}")
}

F8:: {
    if (InStr(A_Clipboard, RandomLine(A_Clipboard)) > 0) {
        SendText("one of the lines")
    } else {
        SendText("no line")
    }
}

LastCharacters(text, count) {
    return count >= 1 ? SubStr(text, -Integer(count)) : ""
}

; One line of a text. -1 is the last one; beyond it, the result is empty.
LineOf(text, number) {
    return NthOf(StrSplit(RegExReplace(text, "\R\z"), "`n", "`r"), number)
}

NthOf(items, number) {
    number := Integer(number) < 0 ? items.Length + 1 + Integer(number) : Integer(number)
    return items.Has(number) ? items[number] : ""
}

; One word of a text. -1 is the last one; beyond it, the result is empty.
WordOf(text, number) {
    return NthOf(StrSplit(RegExReplace(Trim(text, " `t`r`n"), "\s+", " "), " "), number)
}

; One column of a table, a line for each row. Cells are separated by tabs, semicolons, or commas.
ColumnOf(text, number) {
    column := "", sign := InStr(text, "`t") ? "`t" : InStr(text, ";") ? ";" : ","
    Loop Parse RegExReplace(text, "\R\z"), "`n", "`r"
        column .= (A_Index > 1 ? "`r`n" : "") . NthOf(RowCells(A_LoopField, sign), number)
    return column
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

; What is between two texts, or nothing if they do not occur. An empty one means the start or the end.
TextBetween(text, before, after) {
    start := before = "" ? 1 : InStr(text, before)
    if !start
        return ""
    start += StrLen(before)
    end := after = "" ? StrLen(text) + 1 : InStr(text, after, , start)
    return end ? SubStr(text, start, end - start) : ""
}

LineCount(text) {
    text := RegExReplace(text, "\R\z")
    return text = "" ? 0 : StrSplit(text, "`n").Length
}

Repeated(text, times) {
    repeated := ""
    Loop Max(0, Integer(times))
        repeated .= text
    return repeated
}

RandomLine(text) {
    lines := []
    Loop Parse text, "`n", "`r"
        if Trim(A_LoopField) != ""
            lines.Push(A_LoopField)
    return lines.Length ? lines[Random(1, lines.Length)] : ""
}
