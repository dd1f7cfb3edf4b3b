a::b
a up::MsgBox "x"
