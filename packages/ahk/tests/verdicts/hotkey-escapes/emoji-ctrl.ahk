^😀::MsgBox "x"
