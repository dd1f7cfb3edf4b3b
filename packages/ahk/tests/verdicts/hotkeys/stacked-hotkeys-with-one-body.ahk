^1::
^2::
^3::
{
    MsgBox ThisHotkey
}
