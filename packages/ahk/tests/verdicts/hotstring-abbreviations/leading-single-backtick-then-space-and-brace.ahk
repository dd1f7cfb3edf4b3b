::`sig:: {
    MsgBox "x"
}
