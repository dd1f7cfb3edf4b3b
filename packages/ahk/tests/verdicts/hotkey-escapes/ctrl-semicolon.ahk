^;::MsgBox "x"
