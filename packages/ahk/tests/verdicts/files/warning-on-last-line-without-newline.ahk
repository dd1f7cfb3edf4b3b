x := 1
MsgBox missing