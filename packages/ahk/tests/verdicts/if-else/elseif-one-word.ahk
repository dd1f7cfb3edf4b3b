x := 1
if x
    MsgBox "a"
elseif x = 2
    MsgBox "b"
