^``::MsgBox "x"
