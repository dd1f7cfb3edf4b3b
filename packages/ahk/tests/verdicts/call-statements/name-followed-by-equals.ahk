MsgBox = "x"
