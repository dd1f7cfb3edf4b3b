F() {
    global
    n := 5
    return k
}
MsgBox n
