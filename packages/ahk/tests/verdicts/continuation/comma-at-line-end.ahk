x := 1,
y := 2
MsgBox "a",
    "b"
