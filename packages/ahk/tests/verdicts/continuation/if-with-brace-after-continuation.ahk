x := 1
if x
    && x
{
    MsgBox "a"
}
