a::b::MsgBox "x"
