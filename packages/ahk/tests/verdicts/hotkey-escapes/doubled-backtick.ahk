``::MsgBox "x"
