:X:sig`:::: {
    MsgBox "x"
}
