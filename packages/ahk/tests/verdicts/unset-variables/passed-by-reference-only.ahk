F(&r) => r := 1
F(&made)
MsgBox made
