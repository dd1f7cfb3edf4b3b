x := "a,b"
if x contains a
    MsgBox "a"
