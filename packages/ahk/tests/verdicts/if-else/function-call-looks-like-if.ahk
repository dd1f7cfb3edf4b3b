x := 1
if(x)
    MsgBox "a"
else if(x = 2)
    MsgBox "b"
