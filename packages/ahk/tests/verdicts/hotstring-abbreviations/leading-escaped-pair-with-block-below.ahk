::`:`:sig::
{
    MsgBox "x"
}
