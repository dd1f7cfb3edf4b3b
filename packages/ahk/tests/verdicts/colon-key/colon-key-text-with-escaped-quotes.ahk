:::MsgBox "say `"hi`""
