^h::
Hello(a, b) {
    MsgBox a b
}
