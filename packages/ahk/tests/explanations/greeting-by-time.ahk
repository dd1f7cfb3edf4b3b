#Requires AutoHotkey v2.0
:*:!greeting::
{
    if A_Hour < 12
        SendText "Good morning"
    else if A_Hour < 18
        SendText "Good afternoon"
    else
        SendText "Good evening"
}
