:X:sig::if 1
{
    MsgBox "x"
}
