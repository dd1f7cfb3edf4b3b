} & a::MsgBox "x"
