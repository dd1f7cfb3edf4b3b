:::MsgBox "a::b"
