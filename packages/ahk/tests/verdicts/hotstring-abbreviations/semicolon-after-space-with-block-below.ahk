::s ;g::
{
    MsgBox "x"
}
