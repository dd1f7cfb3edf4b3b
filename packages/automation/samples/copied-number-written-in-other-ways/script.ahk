#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F1, it types the copied text as a plain number (like 1234.5), then presses Enter.
; When you press F2, it types the copied text with periods and commas in its numbers swapped, then presses Enter.
; When you press F3, it types the copied number with its digits in groups of three, then presses Enter.
; When you press F4, it types “1204” in words, then presses Enter.
; When you press F5, it types “B7” spelled out with code words (Alpha, Bravo …), then presses Enter.
; When you press F6, it types the number of characters in the copied text, written with 4 digits (like 0012), then presses Enter.
; When you press F7, it types the copied number divided by 7, rounded to 2 decimal places, then presses Enter.
; When you press F8, it types 19% of the copied number, rounded to a whole number.
; To end the script: right-click the green H in the notification area and choose Exit.

F1:: {
    SendText(CleanNumber(A_Clipboard))
    Send("{Enter}")
}

F2:: {
    SendText(SwappedDecimalSigns(A_Clipboard))
    Send("{Enter}")
}

F3:: {
    SendText(GroupedDigits(CleanNumber(A_Clipboard)))
    Send("{Enter}")
}

F4:: {
    SendText(NumberInWords("1204"))
    Send("{Enter}")
}

F5:: {
    SendText(SpelledOut("B7"))
    Send("{Enter}")
}

F6:: {
    SendText(Padded(StrLen(A_Clipboard), 4))
    Send("{Enter}")
}

F7:: {
    SendText(Round(Divided(ToNumber(CleanNumber(A_Clipboard)), 7), 2))
    Send("{Enter}")
}

F8::SendText(Round(PlainNumber(ToNumber(CleanNumber(A_Clipboard)) * 19 / 100)))

; "1 234,50 €" becomes 1234.50; every number in the text is treated this way, and anything else is removed.
CleanNumber(text) {
    cleaned := ""
    Loop Parse text, "`n", "`r" {
        numbers := NumbersIn(A_LoopField)
        decimals := numbers.Length && RegExMatch(numbers[1].text, "[.,](\d+)$", &behind) && IsFloat(numbers[1].value) ? behind.Len[1] : 0
        cleaned .= (A_Index > 1 ? "`r`n" : "") . (numbers.Length ? Format("{:." decimals "f}", numbers[1].value) : "")
    }
    return cleaned
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

; 1.234,56 becomes 1,234.56 and the other way around.
SwappedDecimalSigns(text) {
    text := RegExReplace(text, "(?<=\d),(?=\d)", "|")
    text := RegExReplace(text, "(?<=\d)\.(?=\d)", ",")
    return RegExReplace(text, "(?<=\d)\|(?=\d)", ".")
}

; 1234567.5 becomes 1,234,567.5; the number of an account or a card gets a space after every four characters.
GroupedDigits(text) {
    if RegExMatch(text, "i)^\s*(?:[a-z]{2}\d{2}[a-z\d ]{10,32}|\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4})\s*$")
        return RegExReplace(RegExReplace(text, "[\s-]"), "(.{4})(?=.)", "$1 ")
    grouped := "", position := 1
    while found := RegExMatch(text, "(\d{4,})([.,]\d+)?", &number, position) {
        sign := SubStr(number[2], 1, 1) = "," ? "." : ","
        grouped .= SubStr(text, position, found - position) . RegExReplace(number[1], "\d(?=(\d{3})+$)", "$0" . sign) . number[2]
        position := found + number.Len
    }
    return grouped . SubStr(text, position)
}

; 1234 becomes "one thousand two hundred thirty-four". Anything that is not a number stays as it is.
NumberInWords(text) {
    numbers := NumbersIn(text)
    if numbers.Length != 1 || Abs(numbers[1].value) >= 10 ** 15
        return text
    whole := Integer(Abs(numbers[1].value)), words := ""
    for part in [[10 ** 12, "trillion"], [10 ** 9, "billion"], [10 ** 6, "million"], [1000, "thousand"], [1, ""]] {
        count := Mod(whole // part[1], 1000)
        if count
            words .= HundredsInWords(count) . " " . part[2] . " "
    }
    words := whole ? Trim(words) : "zero"
    if IsFloat(numbers[1].value) && RegExMatch(numbers[1].text, "[.,](\d+)$", &behind) {
        words .= " point"
        Loop Parse behind[1]
            words .= " " . (A_LoopField = "0" ? "zero" : HundredsInWords(Integer(A_LoopField)))
    }
    return (numbers[1].value < 0 ? "minus " : "") . words
}

HundredsInWords(number) {
    static ones := StrSplit("one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        . "fifteen sixteen seventeen eighteen nineteen", " ")
    static tens := StrSplit("ten twenty thirty forty fifty sixty seventy eighty ninety", " ")
    words := number >= 100 ? ones[number // 100] . " hundred " : ""
    rest := Mod(number, 100)
    if rest > 0 && rest < 20
        words .= ones[rest]
    else if rest
        words .= tens[rest // 10] . (Mod(rest, 10) ? "-" . ones[Mod(rest, 10)] : "")
    return Trim(words)
}

; "Ab3" becomes "Alfa Bravo 3".
SpelledOut(text) {
    static words := StrSplit("Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November "
        . "Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu", " ")
    spelled := ""
    Loop Parse Trim(text, " `t`r`n") {
        letter := Ord(StrUpper(A_LoopField)) - 64 ; A is 1
        spelled .= (letter >= 1 && letter <= 26 ? words[letter] : A_LoopField) . " "
    }
    return RTrim(spelled)
}

; 7 becomes 007.
Padded(value, digits) {
    value := String(value)
    while StrLen(value) < digits
        value := "0" . value
    return value
}

; Nothing can be divided by zero: that gives 0 rather than an error.
Divided(value, by) {
    return by ? PlainNumber(value / by) : 0
}

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}

; The number that a text begins with, as people write it: 1,234.50 or 1 234,50 or 0,12. Text without one counts as 0.
ToNumber(text) {
    if IsNumber(text)
        return Number(text)
    numbers := NumbersIn(text)
    return numbers.Length ? numbers[1].value : 0
}
