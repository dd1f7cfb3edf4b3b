x := 1
if x
    MsgBox "a"
here:
else
    MsgBox "b"
