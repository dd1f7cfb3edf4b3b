: & a:: {
    MsgBox "x"
}
