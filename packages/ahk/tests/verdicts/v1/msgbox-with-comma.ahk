MsgBox, Hello there
