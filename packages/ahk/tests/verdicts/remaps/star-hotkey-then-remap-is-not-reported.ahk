*a::MsgBox "x"
a::b
