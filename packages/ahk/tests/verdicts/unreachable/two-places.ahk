F() {
    return 1
    MsgBox "a"
}
G() {
    throw Error("x")
    MsgBox "b"
}
