::sig`;:: {
    MsgBox "x"
}
