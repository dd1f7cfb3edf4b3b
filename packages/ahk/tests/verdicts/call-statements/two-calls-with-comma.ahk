MsgBox("a"), MsgBox("b")
