MsgBox "café"
