j^::MsgBox "x"
