A_My := 1
A_ := 2
MsgBox A_My A_
