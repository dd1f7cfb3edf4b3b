#Requires AutoHotkey v2.0
^+t::
{
    A_Clipboard := ""
    Send "^c"
    if !ClipWait(1)
        return
    A_Clipboard := StrTitle(A_Clipboard)
    Send "^v"
}
