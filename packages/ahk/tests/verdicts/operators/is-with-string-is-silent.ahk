x := 1
if x is "integer"
    MsgBox "x"
