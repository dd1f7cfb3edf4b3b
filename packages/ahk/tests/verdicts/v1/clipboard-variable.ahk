clipboard := "x"
MsgBox clipboard
