::sig:{:: {
    MsgBox "x"
}
