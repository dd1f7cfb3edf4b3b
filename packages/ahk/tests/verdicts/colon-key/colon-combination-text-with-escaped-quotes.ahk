: & a::MsgBox "say `"hi`""
