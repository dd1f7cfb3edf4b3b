`a::MsgBox "x"
