a up ::MsgBox "x"
