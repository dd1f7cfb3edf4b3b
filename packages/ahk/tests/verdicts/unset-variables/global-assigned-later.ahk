MsgBox total
total := 5
