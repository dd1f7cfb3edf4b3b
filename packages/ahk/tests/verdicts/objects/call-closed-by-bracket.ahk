MsgBox("a"]
