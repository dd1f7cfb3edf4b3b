F1::MsgBox("a"), MsgBox("b")
F2::x := 1, y := 2
