#Requires AutoHotkey v2.0
Loop, 3
{
    Send("x")
}
