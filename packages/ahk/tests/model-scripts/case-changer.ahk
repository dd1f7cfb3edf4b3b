#Requires AutoHotkey v2.0
^!u::ChangeCase("upper")
^!l::ChangeCase("lower")
^!i::ChangeCase("title")
ChangeCase(mode) {
    clipSaved := ClipboardAll()
    A_Clipboard := ""
    Send("^c")
    if !ClipWait(1)
        return
    text := A_Clipboard
    switch mode {
        case "upper": newText := StrUpper(text)
        case "lower": newText := StrLower(text)
        case "title": newText := StrTitle(text)
    }
    A_Clipboard := newText
    Send("^v")
    Sleep(100)
    A_Clipboard := clipSaved
}
