:X:sig`:`:::MsgBox "x"
