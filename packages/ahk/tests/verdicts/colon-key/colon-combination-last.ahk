a & :::MsgBox "x"
