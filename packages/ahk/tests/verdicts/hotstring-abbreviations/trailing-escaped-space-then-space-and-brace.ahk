::sig`s:: {
    MsgBox "x"
}
