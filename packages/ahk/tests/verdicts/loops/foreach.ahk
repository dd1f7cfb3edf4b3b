foreach v in [1, 2]
    MsgBox v
