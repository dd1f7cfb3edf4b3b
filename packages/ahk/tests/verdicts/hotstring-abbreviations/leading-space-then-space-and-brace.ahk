:: sig:: {
    MsgBox "x"
}
