: & a::MsgBox "x"
