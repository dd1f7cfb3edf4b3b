MsgBox "a" MsgBox "b"
