: up::MsgBox "x"
