a & `b::MsgBox "x"
