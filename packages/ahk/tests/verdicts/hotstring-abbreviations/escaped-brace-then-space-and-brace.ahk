::`{sig:: {
    MsgBox "x"
}
