:X:sig:::MsgBox "x"
