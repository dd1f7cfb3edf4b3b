:X:sig`::::MsgBox "x"
