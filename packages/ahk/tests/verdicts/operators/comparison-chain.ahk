x := 5
if 1 < x < 10
    MsgBox "x"
