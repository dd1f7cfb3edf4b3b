~`; & a::MsgBox "x"
