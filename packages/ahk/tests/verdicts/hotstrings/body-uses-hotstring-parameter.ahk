:*:rep1::
{
    MsgBox ThisHotkey A_EndChar
}
