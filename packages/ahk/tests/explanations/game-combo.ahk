#Requires AutoHotkey v2.0
4::
{
    Send "q"
    Sleep 200
    Send "w"
    Sleep 200
    Send "e"
    Sleep 1000
    Send "r"
}
