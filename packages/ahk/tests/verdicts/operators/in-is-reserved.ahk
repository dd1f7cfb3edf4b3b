x := 1
if x in [1, 2]
    MsgBox "x"
