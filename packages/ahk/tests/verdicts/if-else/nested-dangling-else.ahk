a := 1, b := 2
if a
    if b
        MsgBox "1"
    else
        MsgBox "2"
else
    MsgBox "3"
