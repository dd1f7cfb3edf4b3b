F(x) {
    if x {
        return 1
    } else {
        MsgBox "reached"
    }
    return 2
}
