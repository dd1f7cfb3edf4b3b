#Requires AutoHotkey v2.0
^!g:: {
    selectedText := GetSelectedText()
    if (selectedText = "")
        return
    Run "https://www.google.com/search?q=" UrlEncode(selectedText)
}
GetSelectedText() {
    saved := ClipboardAll()
    A_Clipboard := ""
    Send "^c"
    if !ClipWait(0.5) {
        A_Clipboard := saved
        return ""
    }
    result := A_Clipboard
    A_Clipboard := saved
    return Trim(result)
}
UrlEncode(str) {
    out := ""
    loop parse, str {
        ch := A_LoopField
        if RegExMatch(ch, "[A-Za-z0-9_.~-]")
            out .= ch
        else
            out .= Format("%{:02X}", Ord(ch))
    }
    return out
}
