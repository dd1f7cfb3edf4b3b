::sig:: {
    MsgBox "x"
}
