:::
{
    MsgBox "x"
}
