::sig`:`:::
{
    MsgBox "x"
}
