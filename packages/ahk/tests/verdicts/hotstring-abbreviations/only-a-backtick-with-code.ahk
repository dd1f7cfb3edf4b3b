:X:`::MsgBox "x"
