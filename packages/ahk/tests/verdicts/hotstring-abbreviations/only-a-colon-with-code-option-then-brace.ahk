:X:::: {
    MsgBox "x"
}
