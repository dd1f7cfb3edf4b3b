:*?C:sig::: {
    MsgBox "x"
}
