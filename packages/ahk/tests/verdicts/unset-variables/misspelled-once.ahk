message := "x"
MsgBox mesage
