:*?C:sig`:::: {
    MsgBox "x"
}
