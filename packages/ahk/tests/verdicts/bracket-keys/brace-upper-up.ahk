} UP::MsgBox "x"
