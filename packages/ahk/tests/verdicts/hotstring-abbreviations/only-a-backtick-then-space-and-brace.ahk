::`:: {
    MsgBox "x"
}
