{ up::MsgBox "x"
