::sig``:: {
    MsgBox "x"
}
