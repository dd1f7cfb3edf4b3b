::}:: {
    MsgBox "x"
}
