global total
MsgBox total
