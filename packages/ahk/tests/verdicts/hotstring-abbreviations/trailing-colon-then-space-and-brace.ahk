::sig::: {
    MsgBox "x"
}
