#Requires AutoHotkey v2.0
F1::
{
    BlockInput true
    Send "a long text"
    BlockInput false
}
