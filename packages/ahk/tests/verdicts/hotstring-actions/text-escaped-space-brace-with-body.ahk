::sig::`s{
    MsgBox "x"
}
