`"::MsgBox "x"
