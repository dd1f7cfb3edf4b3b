::`;sig:: {
    MsgBox "x"
}
