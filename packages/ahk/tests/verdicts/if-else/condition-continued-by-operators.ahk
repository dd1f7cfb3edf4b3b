x := 1, y := 2
if x = 1
    and y = 2
    or x > 5
    MsgBox "a"
if (x
    && y)
    MsgBox "b"
