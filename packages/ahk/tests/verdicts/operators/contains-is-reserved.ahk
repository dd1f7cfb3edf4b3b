x := "abc"
if x contains "b"
    MsgBox "x"
