x := 1
if x {
    MsgBox "a"
} MsgBox "b"
