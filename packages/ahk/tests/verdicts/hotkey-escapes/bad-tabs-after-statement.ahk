x := 1
~a	&	b::MsgBox "x"
