MsgBox, "x"
