F1::
{
    return
    MsgBox "never"
}
