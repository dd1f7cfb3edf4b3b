::sig`:::
{
    MsgBox "x"
}
