`; up::MsgBox "x"
