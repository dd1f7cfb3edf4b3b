x := 0
if !x
    MsgBox "a"
if not x
    MsgBox "b"
if !(x && 1)
    MsgBox "c"
if (!x)
    MsgBox "d"
