F6::
{
    static on := false
    if on := !on
        SetTimer Press, 100
    else
        SetTimer Press, 0
}
Press() => Send("e")
