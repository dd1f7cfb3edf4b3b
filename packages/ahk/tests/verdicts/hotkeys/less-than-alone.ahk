<::MsgBox "less"
>::MsgBox "greater"
