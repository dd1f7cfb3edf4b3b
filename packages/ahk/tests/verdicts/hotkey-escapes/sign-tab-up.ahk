^	up::MsgBox "x"
