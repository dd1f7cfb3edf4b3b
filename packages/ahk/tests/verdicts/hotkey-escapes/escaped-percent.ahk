`%::MsgBox "x"
