MsgBox "x",
