Loop 3 MsgBox "x"
