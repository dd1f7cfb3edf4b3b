`}::MsgBox "x"
