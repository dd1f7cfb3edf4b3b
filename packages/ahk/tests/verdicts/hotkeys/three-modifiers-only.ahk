^!+::MsgBox "plus with ctrl alt"
