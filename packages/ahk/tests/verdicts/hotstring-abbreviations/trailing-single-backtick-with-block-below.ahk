::sig`::
{
    MsgBox "x"
}
