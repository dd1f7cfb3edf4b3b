x := 1
if x is Intger
    MsgBox "x"
