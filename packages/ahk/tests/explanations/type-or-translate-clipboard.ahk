#Requires AutoHotkey v2.0
^!v::
{
    SendText A_Clipboard
}
!t::
{
    saved := ClipboardAll()
    A_Clipboard := ""
    Send "^c"
    if !ClipWait(1)
        return
    Run "https://translate.google.com/?sl=fr&tl=en&text=" A_Clipboard
    A_Clipboard := saved
}
