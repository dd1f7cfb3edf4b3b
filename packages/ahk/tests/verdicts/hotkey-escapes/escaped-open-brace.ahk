`{::MsgBox "x"
