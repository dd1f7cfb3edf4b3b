#Requires AutoHotkey v2.0
~c::
{
    if (A_PriorHotkey = "~c" && A_TimeSincePriorHotkey < 300)
        Send "^c"
}
