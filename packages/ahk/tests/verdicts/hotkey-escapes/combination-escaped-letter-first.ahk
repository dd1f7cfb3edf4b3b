`a & b::MsgBox "x"
