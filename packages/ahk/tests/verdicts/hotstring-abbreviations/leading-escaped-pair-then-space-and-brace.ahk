::`:`:sig:: {
    MsgBox "x"
}
