F() {
    global MsgBox
    MsgBox "x"
}
