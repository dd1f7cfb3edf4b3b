::`: {
    MsgBox "x"
}
