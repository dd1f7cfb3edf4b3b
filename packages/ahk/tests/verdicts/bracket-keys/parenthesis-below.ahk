(::
{
    MsgBox "x"
}
