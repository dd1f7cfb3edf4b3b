`a up::MsgBox "x"
