F() {
    return 1
    MsgBox "a"
    MsgBox "b"
    MsgBox "c"
}
