:::MsgBox "a``"
