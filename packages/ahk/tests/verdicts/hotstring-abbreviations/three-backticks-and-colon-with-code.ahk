:X:sig```:::MsgBox "x"
