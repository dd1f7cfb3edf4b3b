} up::MsgBox "x"
