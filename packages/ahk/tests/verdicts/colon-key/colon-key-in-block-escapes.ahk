if 1 {
    :::MsgBox "a`"b"
}
