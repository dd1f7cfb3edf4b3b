for v of [1, 2]
    MsgBox v
