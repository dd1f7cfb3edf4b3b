MsgBox total
