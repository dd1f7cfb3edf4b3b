::(sig:: {
    MsgBox "x"
}
