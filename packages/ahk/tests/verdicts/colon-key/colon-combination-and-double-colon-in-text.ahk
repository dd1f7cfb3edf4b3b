: & a::MsgBox "::"
