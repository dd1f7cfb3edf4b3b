::`::sig`:::: {
    MsgBox "x"
}
