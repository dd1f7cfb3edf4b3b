::a::
::`::sig`::::
{
    MsgBox "x"
}
