F1::done1 := true
if done1
    MsgBox "x"
