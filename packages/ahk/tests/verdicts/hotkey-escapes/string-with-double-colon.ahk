MsgBox "a::b"
