::sig}:: {
    MsgBox "x"
}
