:*?C:sig``::: {
    MsgBox "x"
}
