MsgBox , "x"
