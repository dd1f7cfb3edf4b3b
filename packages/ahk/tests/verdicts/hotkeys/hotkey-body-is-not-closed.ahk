^j::
{
    MsgBox "open"
