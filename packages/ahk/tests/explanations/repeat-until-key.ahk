#Requires AutoHotkey v2.0
F1::
{
    Loop {
        Send "{Space}"
        Sleep 250
    } until GetKeyState("F2", "P")
}
