x := "a"
if x in a,b,c
    MsgBox "a"
