MsgBox "x"
^``::MsgBox "x"
