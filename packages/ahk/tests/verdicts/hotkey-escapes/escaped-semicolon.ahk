`;::MsgBox "x"
