`` & a::MsgBox "x"
