:::::text
MsgBox "x"
