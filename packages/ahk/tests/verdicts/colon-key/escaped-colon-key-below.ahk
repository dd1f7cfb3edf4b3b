::`:
{
    MsgBox "x"
}
