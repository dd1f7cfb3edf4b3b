~Ctrl::
{
    if A_PriorHotkey = ThisHotkey
        MsgBox A_ThisHotkey
}
