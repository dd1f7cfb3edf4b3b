::`:sig:: {
    MsgBox "x"
}
