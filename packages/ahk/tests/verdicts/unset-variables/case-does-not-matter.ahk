Message := "x"
MsgBox MESSAGE
