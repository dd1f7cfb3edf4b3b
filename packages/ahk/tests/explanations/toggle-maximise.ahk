#Requires AutoHotkey v2.0
F11::
{
    if WinGetMinMax("A") = 1
        WinRestore "A"
    else
        WinMaximize "A"
}
