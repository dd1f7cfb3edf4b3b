`:::MsgBox "x"
