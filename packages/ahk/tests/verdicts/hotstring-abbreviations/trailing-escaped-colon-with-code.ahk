:X:sig`:::MsgBox "x"
