~~a & b::MsgBox "x"
