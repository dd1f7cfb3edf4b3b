a & ``::MsgBox "x"
