`; & a::MsgBox "x"
