a & b::MsgBox "::"
