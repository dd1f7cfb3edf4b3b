:*?C:::: {
    MsgBox "x"
}
