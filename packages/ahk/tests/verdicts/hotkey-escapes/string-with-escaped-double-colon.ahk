MsgBox "a`::b"
