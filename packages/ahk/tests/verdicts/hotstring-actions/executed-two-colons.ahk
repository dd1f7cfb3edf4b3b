:X:sig::::MsgBox "x"
