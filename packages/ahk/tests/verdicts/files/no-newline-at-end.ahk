MsgBox "a"
MsgBox "b"