#Requires AutoHotkey v2.0
F13::
{
    Send "^+m"
    KeyWait "F13"
    Send "^+m"
}
