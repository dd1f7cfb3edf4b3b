::sig::`{
    MsgBox "x"
}
