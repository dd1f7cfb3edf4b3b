return
MsgBox "never"
