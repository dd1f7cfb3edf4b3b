::: {
    MsgBox "x"
}
