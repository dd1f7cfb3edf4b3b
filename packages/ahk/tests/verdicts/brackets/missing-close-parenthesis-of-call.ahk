MsgBox("a"
