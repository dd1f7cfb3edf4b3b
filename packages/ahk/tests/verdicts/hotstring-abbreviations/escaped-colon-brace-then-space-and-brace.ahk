::sig`:{:: {
    MsgBox "x"
}
