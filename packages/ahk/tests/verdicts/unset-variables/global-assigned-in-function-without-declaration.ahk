F() {
    total := 5
}
MsgBox total
