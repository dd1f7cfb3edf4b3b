a & ~;::MsgBox "x"
