#Requires AutoHotkey v2.0
^!w::
{
    old := ClipboardAll()
    A_Clipboard := ""
    Send("^c")
    if ClipWait(0.5) {
        RegExReplace(A_Clipboard, "\w+", , &count)
        MsgBox("Words: " count)
    } else
        MsgBox("Nothing selected")
    A_Clipboard := old
}
