#Requires AutoHotkey v2.0
~Ctrl Up::
{
    if A_PriorHotkey = A_ThisHotkey && A_TimeSincePriorHotkey < 400
        Run "calc.exe"
}
