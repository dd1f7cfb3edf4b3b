a::try
{
    MsgBox "x"
}
