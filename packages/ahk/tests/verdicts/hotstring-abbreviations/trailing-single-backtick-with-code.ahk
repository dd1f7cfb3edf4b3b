:X:sig`::MsgBox "x"
