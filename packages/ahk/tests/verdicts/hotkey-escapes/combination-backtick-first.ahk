` & a::MsgBox "x"
