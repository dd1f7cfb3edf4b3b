counter := 0
^j::
{
    counter += 1
    MsgBox counter
}
