MsgBox missing
