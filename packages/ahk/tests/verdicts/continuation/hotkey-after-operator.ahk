x := 1 +
F1::MsgBox "x"
