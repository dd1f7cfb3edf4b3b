#`;::MsgBox "x"
