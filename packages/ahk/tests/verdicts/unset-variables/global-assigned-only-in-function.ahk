F() {
    global total := 5
}
MsgBox total
