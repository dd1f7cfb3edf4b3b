F() {
    MsgBox := 5
    return MsgBox
}
