`::::MsgBox "x"
