; up::MsgBox "x"
