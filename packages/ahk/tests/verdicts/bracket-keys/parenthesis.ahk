(::MsgBox "x"
