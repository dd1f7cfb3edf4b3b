`,::MsgBox "x"
