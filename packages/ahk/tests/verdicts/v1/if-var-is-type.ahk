x := 5
if x is integer
    MsgBox int
