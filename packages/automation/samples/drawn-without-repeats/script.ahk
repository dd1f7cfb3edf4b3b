#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it sets the count to 0, then does this 3 times: it adds 1, 2, or 4 (picked at random, each once before any repeats) to the count. After the last time, it types “[”, the count, and “]”.
; When you press F3, for each of “a” and “b”, it remembers “x” or “y” (picked at random, each once before any repeats), then adds the remembered text to the end of the second remembered text. After the last one, it types “[”, the number of characters in the second remembered text, and “]”.
; To end the script: right-click the green H in the notification area and choose Exit.

text3 := ""

F2:: {
    text := 0
    Loop 3 {
        text += ToNumber(NextShuffled("deck", [1, 2, 4]))
    }
    SendText("[" . text . "]")
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3:: {
    global text3
    for each in ["a", "b"] {
        item := each
        text2 := NextShuffled("deck2", ["x", "y"])
        text3 := text3 . text2
    }
    SendText("[" . StrLen(text3) . "]")
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

; One of several at random, and each once before any repeats. The name tells one list from another.
NextShuffled(name, values) {
    static decks := Map()
    if !decks.Has(name) || !decks[name].Length
        decks[name] := values
    return decks[name].RemoveAt(Random(1, decks[name].Length))
}
