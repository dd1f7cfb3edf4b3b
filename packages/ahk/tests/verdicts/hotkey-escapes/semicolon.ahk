;::MsgBox "x"
