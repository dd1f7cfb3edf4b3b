::`s:: {
    MsgBox "x"
}
