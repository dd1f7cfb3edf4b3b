::`:`::: {
    MsgBox "x"
}
