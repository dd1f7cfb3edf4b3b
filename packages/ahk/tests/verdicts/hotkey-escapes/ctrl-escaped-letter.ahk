^`a::MsgBox "x"
