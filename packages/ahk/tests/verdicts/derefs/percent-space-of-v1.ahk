n := "x"
MsgBox % "value " n
