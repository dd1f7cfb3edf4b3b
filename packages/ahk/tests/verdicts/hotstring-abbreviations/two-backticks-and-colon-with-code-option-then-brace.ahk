:X:sig``::: {
    MsgBox "x"
}
