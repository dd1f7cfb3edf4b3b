x := 1
if x == 1 && x != 2 || x !== 3
    MsgBox "a"
