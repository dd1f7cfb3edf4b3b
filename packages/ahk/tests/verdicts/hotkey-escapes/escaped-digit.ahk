`1::MsgBox "x"
