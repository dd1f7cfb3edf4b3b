x := 1
if x
    MsgBox "a"
else
    MsgBox "b"
else
    MsgBox "c"
