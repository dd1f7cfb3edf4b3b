😀::MsgBox "x"
