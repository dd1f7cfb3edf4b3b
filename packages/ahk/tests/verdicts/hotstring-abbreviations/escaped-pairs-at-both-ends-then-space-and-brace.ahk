::`:`:sig`:`::: {
    MsgBox "x"
}
