` up::MsgBox "x"
