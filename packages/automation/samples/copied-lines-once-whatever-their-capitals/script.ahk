#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it removes repeated lines from the copied text.
; When you press F3, it removes repeated lines from the copied text, ignoring capitalization.
; To end the script: right-click the green H in the notification area and choose Exit.

F2::ChangeClipboard(UniqueLines)
F3::ChangeClipboard((text) => UniqueLines(text, true))

; Replaces the copied text with what a function makes of it. Pictures and files (15) are left alone.
ChangeClipboard(change) {
    text := A_Clipboard
    if text = "" || DllCall("IsClipboardFormatAvailable", "UInt", 15)
        return
    changed := change(text)
    if changed !== text ; unchanged text keeps its formatting
        A_Clipboard := changed
}

; Keeps each line once, where it first appears; with or without regard to capitalization.
UniqueLines(text, isAnyCase := false) {
    Once(lines) {
        seen := Map(), kept := []
        seen.CaseSense := isAnyCase ? "Locale" : "On"
        for line in lines {
            if !seen.Has(line)
                kept.Push(line)
            seen[line] := true
        }
        return kept
    }
    return ChangedLines(text, Once)
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
