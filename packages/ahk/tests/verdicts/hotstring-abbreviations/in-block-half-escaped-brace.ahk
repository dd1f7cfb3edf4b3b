if 1 {
    ::`::sig`:::: {
        MsgBox "x"
    }
}
