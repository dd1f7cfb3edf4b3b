#Requires AutoHotkey v2.0
#q::
{
    for hwnd in WinGetList("ahk_class CabinetWClass")
        WinClose hwnd
}
