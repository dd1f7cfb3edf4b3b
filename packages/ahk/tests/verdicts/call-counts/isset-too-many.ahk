x := 1
if IsSet(x, 2)
    MsgBox "x"
