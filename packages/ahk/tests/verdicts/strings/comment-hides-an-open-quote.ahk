MsgBox "a" ; "b
