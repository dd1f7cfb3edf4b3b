:*?C:`::sig`:::: {
    MsgBox "x"
}
