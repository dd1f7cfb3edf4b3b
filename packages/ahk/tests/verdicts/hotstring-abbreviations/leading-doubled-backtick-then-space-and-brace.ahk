::``sig:: {
    MsgBox "x"
}
