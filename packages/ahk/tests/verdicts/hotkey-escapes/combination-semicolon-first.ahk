; & a::MsgBox "x"
