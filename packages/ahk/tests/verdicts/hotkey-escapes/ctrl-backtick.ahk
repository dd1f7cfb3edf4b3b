^`::MsgBox "x"
