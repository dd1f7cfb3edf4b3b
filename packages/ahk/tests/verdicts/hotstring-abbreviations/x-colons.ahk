:X:::::MsgBox "x"
