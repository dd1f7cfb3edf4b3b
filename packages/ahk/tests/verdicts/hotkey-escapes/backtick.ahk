`::MsgBox "x"
