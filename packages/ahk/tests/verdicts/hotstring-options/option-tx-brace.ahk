:TX:sig:: {
    MsgBox "x"
}
