::sig```:::
{
    MsgBox "x"
}
