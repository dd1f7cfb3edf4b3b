#Requires AutoHotkey v2.0
Esc::
{
    static last := 0
    if A_TickCount - last < 400
        WinClose "A"
    last := A_TickCount
}
