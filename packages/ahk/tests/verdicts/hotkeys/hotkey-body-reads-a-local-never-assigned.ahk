^k::
{
    if seen
        MsgBox "seen"
    if false
        seen := 1
    MsgBox other
}
