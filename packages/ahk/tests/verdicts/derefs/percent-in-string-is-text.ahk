n := "x"
MsgBox "value %n% and 100%"
