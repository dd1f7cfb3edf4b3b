a & a::MsgBox "x"
