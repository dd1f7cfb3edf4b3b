:::MsgBox "a`::b"
