```;::MsgBox "x"
