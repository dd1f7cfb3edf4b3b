^::MsgBox "caret"
