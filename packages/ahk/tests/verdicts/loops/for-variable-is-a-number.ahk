for 1, v in [1]
    MsgBox v
