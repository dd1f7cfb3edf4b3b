::`::sig:: {
    MsgBox "x"
}
