#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F1, it types the sum of the numbers in the copied text, then presses Enter.
; When you press F2, it types the average of the numbers in the copied text, then presses Enter.
; When you press F3, it types the standard deviation of the numbers in the copied text, rounded to 3 decimal places, then presses Enter.
; When you press F4, it types the smallest number in the copied text, “..”, and the largest number in the copied text, then presses Enter.
; When you press F5, it types the largest number in the copied text minus the smallest number in the copied text, then presses Enter.
; When you press F6, it types (the sum of the numbers in the copied text plus 0.5) times 2, then presses Enter.
; When you press F7, it types 20% of the sum of the numbers in the copied text, then presses Enter.
; When you press F8, it types the sum of the numbers in the copied text plus (19% of the sum of the numbers in the copied text) followed by “ with tax”.
; To end the script: right-click the green H in the notification area and choose Exit.

F1:: {
    SendText(Sum(A_Clipboard))
    Send("{Enter}")
}

F2:: {
    SendText(Average(A_Clipboard))
    Send("{Enter}")
}

F3:: {
    SendText(Round(Deviation(A_Clipboard), 3))
    Send("{Enter}")
}

F4:: {
    SendText(Smallest(A_Clipboard) . ".." . Largest(A_Clipboard))
    Send("{Enter}")
}

F5:: {
    SendText(PlainNumber(Largest(A_Clipboard) - Smallest(A_Clipboard)))
    Send("{Enter}")
}

F6:: {
    SendText(PlainNumber(PlainNumber(Sum(A_Clipboard) + 0.5) * 2))
    Send("{Enter}")
}

F7:: {
    SendText(PlainNumber(Sum(A_Clipboard) * 20 / 100))
    Send("{Enter}")
}

F8::SendText(PlainNumber(Sum(A_Clipboard) + PlainNumber(Sum(A_Clipboard) * 19 / 100)) . " with tax")

Sum(text) {
    total := 0
    for number in NumbersIn(text)
        total += number.value
    return PlainNumber(total)
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

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}

Average(text) {
    return PlainNumber(Sum(text) / Max(NumbersIn(text).Length, 1))
}

; The standard deviation of a sample.
Deviation(text) {
    numbers := NumbersIn(text)
    if numbers.Length < 2
        return 0
    mean := Sum(text) / numbers.Length, squares := 0
    for number in numbers
        squares += (number.value - mean) ** 2
    return PlainNumber(Sqrt(squares / (numbers.Length - 1)))
}

Smallest(text) {
    values := []
    for number in NumbersIn(text)
        values.Push(number.value)
    return values.Length ? PlainNumber(Min(values*)) : 0
}

Largest(text) {
    values := []
    for number in NumbersIn(text)
        values.Push(number.value)
    return values.Length ? PlainNumber(Max(values*)) : 0
}
