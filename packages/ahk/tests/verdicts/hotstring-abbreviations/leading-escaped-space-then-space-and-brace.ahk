::`ssig:: {
    MsgBox "x"
}
