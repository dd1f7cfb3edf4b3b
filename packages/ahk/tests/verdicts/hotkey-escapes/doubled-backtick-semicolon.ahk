``;::MsgBox "x"
