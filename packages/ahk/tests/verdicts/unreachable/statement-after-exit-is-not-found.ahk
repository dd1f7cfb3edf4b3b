Exit 1
MsgBox "never"
