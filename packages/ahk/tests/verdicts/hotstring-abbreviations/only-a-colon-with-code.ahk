:X::::MsgBox "x"
