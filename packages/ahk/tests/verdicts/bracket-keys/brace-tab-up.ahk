}	up::MsgBox "x"
