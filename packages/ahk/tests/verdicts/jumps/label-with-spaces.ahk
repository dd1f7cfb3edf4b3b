my label:
MsgBox "x"
