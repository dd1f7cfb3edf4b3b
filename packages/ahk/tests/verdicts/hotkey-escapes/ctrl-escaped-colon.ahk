^`:::MsgBox "x"
