::::: {
    MsgBox "x"
}
