#Requires AutoHotkey v2.0
OnClipboardChange(Plain)
Plain(type) {
    if type = 1
        A_Clipboard := Trim(A_Clipboard)
}
