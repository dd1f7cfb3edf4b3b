#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F1, it types the copied text with the lines numbered, then presses Enter.
; When you press F2, it types the copied text with “;” at the end of each line, then presses Enter.
; When you press F3, it types the lines of the copied text joined into one with “, ” between them, then presses Enter.
; When you press F4, it types only the lines of the copied text that contain “an”, then presses Enter.
; When you press F5, it types the copied text without the lines that contain “an”, then presses Enter.
; When you press F6, it types the copied text with broken lines joined and paragraphs kept, then presses Enter.
; When you press F7, it types the number of characters in the copied text with the lines in random order, “ = ”, and the number of characters in the copied text, then presses Enter.
; When you press F8, it types the copied text with its numbers written with 3 digits.
; To end the script: right-click the green H in the notification area and choose Exit.

F1:: {
    SendText(NumberedLines(A_Clipboard))
    Send("{Enter}")
}

F2:: {
    SendText(WithLineEnds(A_Clipboard, "", "`;"))
    Send("{Enter}")
}

F3:: {
    SendText(JoinedLines(A_Clipboard, ", "))
    Send("{Enter}")
}

F4:: {
    SendText(LinesWith(A_Clipboard, "an"))
    Send("{Enter}")
}

F5:: {
    SendText(LinesWithout(A_Clipboard, "an"))
    Send("{Enter}")
}

F6:: {
    SendText(Unwrapped(A_Clipboard))
    Send("{Enter}")
}

F7:: {
    SendText(StrLen(ShuffledLines(A_Clipboard)) . " = " . StrLen(A_Clipboard))
    Send("{Enter}")
}

F8::SendText(PaddedNumbers(A_Clipboard, 3))

; Puts 1. 2. 3. in front of the lines that are not blank.
NumberedLines(text) {
    Numbered(lines) {
        number := 0
        for index, line in lines
            if Trim(line) != ""
                lines[index] := ++number . ". " . line
        return lines
    }
    return ChangedLines(text, Numbered)
}

; The lines of a text, changed and put back together. A line break at the very end stays there.
ChangedLines(text, change) {
    RegExMatch(text, "\R?\z", &ending)
    lines := change(StrSplit(SubStr(text, 1, StrLen(text) - ending.Len), "`n", "`r"))
    changed := ""
    for line in lines
        changed .= (A_Index > 1 ? "`r`n" : "") . line
    return changed . ending[]
}

; Puts something at the beginning and end of each line; blank lines stay blank.
WithLineEnds(text, before, after) {
    Wrapped(lines) {
        for index, line in lines
            if Trim(line) != ""
                lines[index] := before . line . after
        return lines
    }
    return ChangedLines(text, Wrapped)
}

; Joins the lines into one, with a separator between them. Blank lines are left out.
JoinedLines(text, sign) {
    joined := ""
    Loop Parse text, "`n", "`r"
        if Trim(A_LoopField) != ""
            joined .= (joined = "" ? "" : sign) . Trim(A_LoopField)
    return joined
}

; Only the lines that contain these words.
LinesWith(text, words) {
    Having(lines) {
        kept := []
        for line in lines
            if InStr(line, words)
                kept.Push(line)
        return kept
    }
    return ChangedLines(text, Having)
}

; Only the lines that do not contain these words.
LinesWithout(text, words) {
    Lacking(lines) {
        kept := []
        for line in lines
            if !InStr(line, words)
                kept.Push(line)
        return kept
    }
    return ChangedLines(text, Lacking)
}

; Joins the lines that a PDF or an email broke, and words that were split by a hyphen. Blank lines and list
; items still begin a new line.
Unwrapped(text) {
    text := RegExReplace(text, "(?<=\p{L})[-\x{AD}\x{2010}][ \t]*\R[ \t]*(?=\p{Ll})")
    return RegExReplace(text, "(?<!\n|\r)[ \t]*\R[ \t]*(?=\S)(?![-*•–▪◦][ \t]|\d+[.)][ \t])", " ")
}

ShuffledLines(text) {
    RegExMatch(text, "\R?\z", &ending)
    lines := StrReplace(SubStr(text, 1, StrLen(text) - ending.Len), "`r")
    return StrReplace(Sort(lines, "Random"), "`n", "`r`n") . ending[]
}

; Every number in a text gets zeros in front of it until it has this many digits.
PaddedNumbers(text, digits) {
    while RegExMatch(text, "(?<!\d)\d{1," digits - 1 "}(?!\d)", &number)
        text := SubStr(text, 1, number.Pos - 1) Format("{:0" digits "d}", number[]) SubStr(text, number.Pos + number.Len)
    return text
}
