F() {
    return 1
    MsgBox "never"
}
