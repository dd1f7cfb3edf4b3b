:: :: {
    MsgBox "x"
}
