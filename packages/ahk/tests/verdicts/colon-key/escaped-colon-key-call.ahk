::`:MsgBox "x"
