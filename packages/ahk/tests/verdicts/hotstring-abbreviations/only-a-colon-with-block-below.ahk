:::::
{
    MsgBox "x"
}
