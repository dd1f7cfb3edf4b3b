^:::MsgBox "x"
