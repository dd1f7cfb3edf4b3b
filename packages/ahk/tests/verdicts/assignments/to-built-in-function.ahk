MsgBox := 5
