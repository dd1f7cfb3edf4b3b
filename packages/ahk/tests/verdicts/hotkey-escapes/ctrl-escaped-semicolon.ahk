^`;::MsgBox "x"
