::sig```::: {
    MsgBox "x"
}
