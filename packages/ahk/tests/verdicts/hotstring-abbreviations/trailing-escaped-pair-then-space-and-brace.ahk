::sig`:`::: {
    MsgBox "x"
}
