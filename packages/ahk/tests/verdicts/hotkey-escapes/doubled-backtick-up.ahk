`` up::MsgBox "x"
