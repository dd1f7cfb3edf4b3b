::}sig:: {
    MsgBox "x"
}
