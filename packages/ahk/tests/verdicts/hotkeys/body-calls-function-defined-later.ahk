F1::Later("x")
Later(a) => MsgBox(a)
