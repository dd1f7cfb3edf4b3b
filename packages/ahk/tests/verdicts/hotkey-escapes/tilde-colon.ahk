~:::MsgBox "x"
