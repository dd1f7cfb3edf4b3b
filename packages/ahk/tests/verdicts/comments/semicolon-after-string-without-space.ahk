MsgBox "a";comment
