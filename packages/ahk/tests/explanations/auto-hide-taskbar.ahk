#Requires AutoHotkey v2.0
#b::
{
    static hidden := false
    if (hidden := !hidden)
        WinHide "ahk_class Shell_TrayWnd"
    else
        WinShow "ahk_class Shell_TrayWnd"
}
