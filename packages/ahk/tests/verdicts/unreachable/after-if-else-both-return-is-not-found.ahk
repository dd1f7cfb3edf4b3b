F(x) {
    if x
        return 1
    else
        return 2
    MsgBox "never, but not found"
}
