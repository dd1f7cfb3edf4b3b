a	&	b::MsgBox "x"
