#NoEnv
MsgBox "x"
