x := 1
else
    MsgBox "x"
