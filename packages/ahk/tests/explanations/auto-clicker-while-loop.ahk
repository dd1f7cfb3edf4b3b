#Requires AutoHotkey v2.0
toggle := false
F8::
{
    global toggle
    toggle := !toggle
    while toggle {
        Click
        Sleep 100
    }
}
