a := 1, b := 2, MsgBox(a), c := a + b
MsgBox a, b
