F(x) {
    if x
        return 1
    MsgBox "reached"
}
