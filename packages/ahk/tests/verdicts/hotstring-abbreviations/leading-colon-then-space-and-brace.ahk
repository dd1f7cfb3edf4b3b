:::sig:: {
    MsgBox "x"
}
