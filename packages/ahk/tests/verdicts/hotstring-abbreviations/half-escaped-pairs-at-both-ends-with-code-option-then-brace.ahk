:X:`::sig`:::: {
    MsgBox "x"
}
