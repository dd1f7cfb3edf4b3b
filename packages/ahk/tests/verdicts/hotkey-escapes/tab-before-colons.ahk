a	::MsgBox "x"
