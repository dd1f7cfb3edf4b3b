::sig::`t{
    MsgBox "x"
}
