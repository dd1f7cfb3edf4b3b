F(x) {
    return x
    if x {
        MsgBox "never"
    }
}
