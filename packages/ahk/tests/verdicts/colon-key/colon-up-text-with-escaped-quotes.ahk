: up::MsgBox "say `"hi`""
