^+::MsgBox "plus"
