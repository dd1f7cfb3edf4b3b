`: & a::MsgBox "x"
