F(a)
MsgBox "x"
