::`::
{
    MsgBox "x"
}
