{ & a::MsgBox "x"
