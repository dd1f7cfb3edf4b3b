#Requires AutoHotkey v2.0
^!c:: {
    A_Clipboard := ""
    Send "^c"
    if !ClipWait(1)
        return
    text := A_Clipboard
    words := 0
    for word in StrSplit(text, [" ", "`n", "`t"]) {
        if (Trim(word) != "")
            words++
    }
    MsgBox "Words: " words "`nCharacters: " StrLen(text)
}
