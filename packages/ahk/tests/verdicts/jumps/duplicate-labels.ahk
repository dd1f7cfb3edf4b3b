a:
a:
MsgBox "x"
