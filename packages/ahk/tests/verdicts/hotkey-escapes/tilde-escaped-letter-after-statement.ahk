x := 1
~`a::MsgBox "x"
