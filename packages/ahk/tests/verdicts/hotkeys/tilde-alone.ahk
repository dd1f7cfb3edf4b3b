~::MsgBox "tilde"
