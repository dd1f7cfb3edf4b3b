:::MsgBox "x"
