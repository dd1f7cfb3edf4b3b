:X:sig``:::MsgBox "x"
