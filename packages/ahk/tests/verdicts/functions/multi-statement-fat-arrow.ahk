f := (a) => (a++, b := a * 2, b)
MsgBox f(1)
