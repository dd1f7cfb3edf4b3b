x := 1
if x is number
    MsgBox "a"
