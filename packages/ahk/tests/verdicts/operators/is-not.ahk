x := 1
if x is not Integer
    MsgBox "x"
