x := [1, 2
MsgBox "a"
MsgBox "b"
