::;sig:: {
    MsgBox "x"
}
