a & `::MsgBox "x"
