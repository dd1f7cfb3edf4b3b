::sig`::: {
    MsgBox "x"
}
