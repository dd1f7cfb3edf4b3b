::`::: {
    MsgBox "x"
}
