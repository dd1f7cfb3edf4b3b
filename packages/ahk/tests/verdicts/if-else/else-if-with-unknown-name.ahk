n := 5
if n = 1
    MsgBox "a"
else if n = limit
    MsgBox "b"
