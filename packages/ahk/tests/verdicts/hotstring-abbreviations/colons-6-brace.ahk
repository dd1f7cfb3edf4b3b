:::::: {
    MsgBox "x"
}
