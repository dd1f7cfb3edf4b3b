for v in [1]
    x := v
MsgBox v x
