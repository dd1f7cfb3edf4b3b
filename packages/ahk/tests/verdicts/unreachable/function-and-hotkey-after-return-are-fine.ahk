return
F() => 1
F1::MsgBox "x"
