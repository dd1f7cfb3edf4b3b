#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it replaces the calculation in the selected text with its result.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::ChangeSelection(Calculated)

; Replaces the selected text with what a function makes of it, and selects it again. The clipboard's contents are
; restored; nothing happens if no text is selected.
ChangeSelection(change) {
    text := SelectedText()
    if text = ""
        return
    changed := change(text)
    if changed == text
        return
    if changed = "" {
        Send("{Delete}")
        return
    }
    PasteText(changed)
    length := StrLen(StrReplace(changed, "`r`n", "`n"))
    if length <= 2000 && !WinActive("ahk_exe EXCEL.EXE") ; in Excel it would select other cells
        Send("+{Left " . length . "}")
}

; The selected text. It is read through the clipboard, which is then restored.
SelectedText(seconds := 0.5) {
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by you
    saved := ClipboardAll()
    A_Clipboard := ""
    Send("^c")
    selected := ClipWait(seconds) ? A_Clipboard : ""
    A_Clipboard := saved
    Critical(before)
    return selected
}

; Pastes a text without formatting, and restores the clipboard.
PasteText(text) {
    if text = ""
        return
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by you
    saved := ClipboardAll()
    A_Clipboard := text
    Send("^v")
    Sleep(300) ; the program needs a moment to read the clipboard
    A_Clipboard := saved
    Critical(before)
}

; Calculates an expression such as 2 * (3 + 4) ^ 2 or 1,250 * 15%. After an equals sign, it adds the result; text that
; is not a calculation stays as it is.
Calculated(text) {
    sum := RegExReplace(text, "[\s\x{A0}]|=\s*$")
    for sign, plain in Map("×", "*", "·", "*", "÷", "/", ":", "/", "−", "-", "–", "-", "**", "^")
        sum := StrReplace(sum, sign, plain)
    sum := RegExReplace(sum, "(?<=\d),(?=\d{3}(?!\d))(?<!\b0,)")
    comma := InStr(sum, ",")
    tokens := [], position := 1
    while position <= StrLen(sum) {
        if !RegExMatch(sum, "A)(?:\d+(?:[.,]\d*)?|[.,]\d+)|[-+*/^()%]", &token, position)
            return text
        tokens.Push(StrReplace(token[], ",", "."))
        position += token.Len
    }
    try {
        result := SumOf(tokens)
        if tokens.Length ; something is left over that is not part of the calculation
            return text
    } catch
        return text
    result := RegExReplace(IsFloat(result) ? Format("{:.10f}", result) : result, "\.0+$|(?<=\.)(\d*[1-9])0+$", "$1")
    result := comma ? StrReplace(result, ".", ",") : result
    return text ~= "=\s*$" ? RTrim(text) . " " . result : result
}

; The tokens that belong to the sum are removed from the front.
SumOf(tokens) {
    value := ProductOf(tokens).value
    while tokens.Length && (tokens[1] = "+" || tokens[1] = "-") {
        sign := tokens.RemoveAt(1) = "+" ? 1 : -1
        next := ProductOf(tokens)
        value += sign * (next.percent ? value * next.value : next.value) ; 200 + 10% is 220
    }
    return value
}

ProductOf(tokens) {
    first := PowerOf(tokens), value := first.value, percent := first.percent
    while tokens.Length && (tokens[1] = "*" || tokens[1] = "/") {
        sign := tokens.RemoveAt(1), next := PowerOf(tokens).value
        value := sign = "*" ? value * next : value / next
        percent := false
    }
    return { value: value, percent: percent }
}

PowerOf(tokens) {
    if !tokens.Length
        throw ValueError("A number is missing.")
    token := tokens.RemoveAt(1)
    if token = "-" {
        power := PowerOf(tokens)
        return { value: -power.value, percent: power.percent }
    }
    if token = "+"
        return PowerOf(tokens)
    if token = "(" {
        value := SumOf(tokens)
        if tokens.Length ; the last parenthesis may be missing
            tokens.RemoveAt(1)
    } else
        value := Number(token)
    percent := tokens.Length && tokens[1] = "%"
    if percent
        tokens.RemoveAt(1), value /= 100
    if tokens.Length && tokens[1] = "^" {
        tokens.RemoveAt(1)
        value := value ** PowerOf(tokens).value
        percent := false
    }
    return { value: value, percent: percent }
}
