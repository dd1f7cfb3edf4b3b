MsgBox “hello”
