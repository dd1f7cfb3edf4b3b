#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F1, it types “caf%C3%A9%20%26%20bar” with web address codes like %20 turned back into plain characters, then presses Enter.
; When you press F2, it types “<b>"R&D"</b>” rewritten so that a web page shows it exactly as it is, then presses Enter.
; When you press F3, it types “Hello, Wörld” in Base64, then presses Enter.
; When you press F4, it types “https://shop.example/p?id=7&utm_source=mail&fbclid=xyz” with the tracking parts of its links removed, then presses Enter.
; When you press F5, it types the lines “name⇥age” and “Ann⇥31” as a Markdown table, then presses Enter.
; When you press F6, it types “Hello World 2 You” in lowercase with hyphens between the words, then presses Enter.
; When you press F7, it types “Lovelace, Ada” with first and last names swapped, then presses Enter.
; When you press F8, it types “don't say “no”” with straight quotation marks, a space, and “"so" it's” with curly quotation marks.
; To end the script: right-click the green H in the notification area and choose Exit.

F1:: {
    SendText(UrlDecoded(("caf%" . "C3%" . "A9%20%26%20bar")))
    Send("{Enter}")
}

F2:: {
    SendText(HtmlEscaped("<b>`"R&D`"</b>"))
    Send("{Enter}")
}

F3:: {
    SendText(Base64Of("Hello, Wörld"))
    Send("{Enter}")
}

F4:: {
    SendText(CleanLinks("https://shop.example/p?id=7&utm_source=mail&fbclid=xyz"))
    Send("{Enter}")
}

F5:: {
    SendText(MarkdownTable("name`tage`nAnn`t31"))
    Send("{Enter}")
}

F6:: {
    SendText(KebabCase("Hello World 2 You"))
    Send("{Enter}")
}

F7:: {
    SendText(SwappedNames("Lovelace, Ada"))
    Send("{Enter}")
}

F8::SendText(StraightQuotes("don't say “no”") . " " . CurlyQuotes("`"so`" it's"))

; Turns %20 and the like back into characters.
UrlDecoded(text) {
    bytes := Buffer(StrPut(text, "UTF-8")), source := Buffer(bytes.Size), length := 0, position := 0
    StrPut(text, source, "UTF-8")
    while position < source.Size - 1 {
        code := NumGet(source, position, "UChar")
        if code = 37 && position < source.Size - 3 {
            digits := StrGet(source.Ptr + position + 1, 2, "CP0")
            if digits ~= "i)^[0-9a-f]{2}$"
                code := Integer("0x" . digits), position += 2
        }
        NumPut("UChar", code, bytes, length)
        position += 1, length += 1
    }
    return length ? StrGet(bytes, length, "UTF-8") : ""
}

HtmlEscaped(text) {
    text := StrReplace(StrReplace(StrReplace(text, "&", "&amp;"), "<", "&lt;"), ">", "&gt;")
    return StrReplace(text, '"', "&quot;")
}

Base64Of(text) {
    bytes := Buffer(StrPut(text, "UTF-8")), size := 0
    length := StrPut(text, bytes, "UTF-8") - 1 ; without the zero at its end
    if !length
        return ""
    DllCall("crypt32\CryptBinaryToString", "Ptr", bytes, "UInt", length, "UInt", 0x40000001, "Ptr", 0, "UInt*", &size)
    result := Buffer(size * 2)
    DllCall("crypt32\CryptBinaryToString", "Ptr", bytes, "UInt", length, "UInt", 0x40000001, "Ptr", result, "UInt*", &size)
    return StrGet(result)
}

; Removes the parts that track people, such as utm_source, from the links in a text.
CleanLinks(text) {
    static tracking := "i)([?&])(?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid?|igsh|mc_[ce]id|si|ref|ref_src|spm|yclid|_hs\w+|pk_\w+|wt_\w+)=[^&#\s]*"
    cleaned := "", position := 1
    while found := RegExMatch(text, "i)https?://[^\s<>]+", &link, position) {
        bare := RegExReplace(RegExReplace(link[], tracking, "$1"), "([?&])&+", "$1")
        cleaned .= SubStr(text, position, found - position) . RegExReplace(bare, "[?&](?=#|$)")
        position := found + link.Len
    }
    return cleaned . SubStr(text, position)
}

; Cells copied from a spreadsheet, or rows with semicolons or commas, as a Markdown table; the first row is the header.
MarkdownTable(text) {
    table := "", sign := InStr(text, "`t") ? "`t" : InStr(text, ";") ? ";" : ","
    Loop Parse Trim(text, "`r`n"), "`n", "`r" {
        row := "|", rule := "|"
        for cell in RowCells(A_LoopField, sign)
            row .= " " . StrReplace(cell, "|", "\|") . " |", rule .= " --- |"
        table .= row . "`r`n" . (A_Index = 1 ? rule . "`r`n" : "")
    }
    return RTrim(table, "`r`n")
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

KebabCase(text) {
    return RegExReplace(StrLower(WordsApart(text)), " +", "-")
}

; "someName", "some-name" and "some_name" become "some name".
WordsApart(text) {
    text := RegExReplace(text, "(?<=[\p{Ll}\d])(?=\p{Lu})", " ")
    return RegExReplace(Trim(text, " `t`r`n"), "[ \t_\-]+", " ")
}

; One name per line: "Smith, John" becomes "John Smith", and "John Smith" becomes "Smith, John".
SwappedNames(text) {
    swapped := ""
    Loop Parse text, "`n", "`r" {
        name := InStr(A_LoopField, ",")
            ? RegExReplace(A_LoopField, "^\s*(.+?)\s*,\s*(.+?)\s*$", "$2 $1")
            : RegExReplace(A_LoopField, "^\s*(.+?)\s+(\S+)\s*$", "$2, $1")
        swapped .= (A_Index > 1 ? "`r`n" : "") . name
    }
    return swapped
}

StraightQuotes(text) {
    text := RegExReplace(text, "[“”„«»]", '"')
    text := RegExReplace(text, "[‘’‚‹›]", "'")
    return StrReplace(RegExReplace(text, "[–—]", "-"), "…", "...")
}

CurlyQuotes(text) {
    text := RegExReplace(text, '(^|[\s(\[{–—-])"', "$1“")
    text := RegExReplace(StrReplace(text, '"', "”"), "(^|[\s(\[{“–—-])'", "$1‘")
    return StrReplace(text, "'", "’")
}
