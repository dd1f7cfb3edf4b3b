^ j::MsgBox "x"
