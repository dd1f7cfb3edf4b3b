::`;:: {
    MsgBox "x"
}
