::sig``::: {
    MsgBox "x"
}
