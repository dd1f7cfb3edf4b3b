::::sig:: {
    MsgBox "x"
}
