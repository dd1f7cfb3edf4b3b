#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, if some text is selected, it changes the selected text to capital letters; otherwise, it types “[nothing selected]”.
; When you press F3, if what you copied is a number, it types “[”, the copied number plus 1, and “]”; otherwise, if what you copied is an email address or a web address, it types “[link]”; otherwise, if nothing is copied, it types “[empty]”; otherwise, it types “[text]”.
; When you press F4, if what you copied is not the location of a file or folder, and is text, it types “[no path]”; otherwise, it types “[path]”.
; When you press F5, if what you copied is a date, it types “[date]”; otherwise, if the copied text matches the pattern “inv-”, any 2 characters, and “.pdf”, it types “[invoice]”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    if (SelectedText(0.2) != "") {
        ChangeSelection(StrUpper)
    } else {
        SendText("[nothing selected]")
    }
}

F3:: {
    if HasShape(A_Clipboard, "number") {
        SendText("[" . PlainNumber(ToNumber(A_Clipboard) + 1) . "]")
    } else if (HasShape(A_Clipboard, "email") || HasShape(A_Clipboard, "address")) {
        SendText("[link]")
    } else if HasShape(A_Clipboard, "empty") {
        SendText("[empty]")
    } else {
        SendText("[text]")
    }
}

F4:: {
    if (!HasShape(A_Clipboard, "path") && HasShape(A_Clipboard, "text")) {
        SendText("[no path]")
    } else {
        SendText("[path]")
    }
}

F5:: {
    if HasShape(A_Clipboard, "date") {
        SendText("[date]")
    } else if MatchesPattern(A_Clipboard, "inv-??.pdf") {
        SendText("[invoice]")
    }
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

; Whether text matches a pattern with * for anything and ? for one character.
MatchesPattern(text, pattern) {
    pattern := RegExReplace(pattern, "[\\.+^$|(){}\[\]]", "\$0")
    return RegExMatch(text, "is)^" StrReplace(StrReplace(pattern, "*", ".*"), "?", ".") "$") > 0
}
