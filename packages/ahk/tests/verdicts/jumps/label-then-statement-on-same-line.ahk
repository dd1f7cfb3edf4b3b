here: MsgBox "x"
