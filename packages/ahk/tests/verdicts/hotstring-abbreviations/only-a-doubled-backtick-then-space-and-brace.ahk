::``:: {
    MsgBox "x"
}
