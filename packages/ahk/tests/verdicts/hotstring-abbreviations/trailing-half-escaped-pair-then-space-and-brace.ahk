::sig`:::: {
    MsgBox "x"
}
