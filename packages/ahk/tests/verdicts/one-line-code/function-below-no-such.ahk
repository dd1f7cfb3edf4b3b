a::MsgBox()
{
    MsgBox "x"
}
