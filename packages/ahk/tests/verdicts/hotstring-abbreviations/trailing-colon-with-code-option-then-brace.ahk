:X:sig::: {
    MsgBox "x"
}
