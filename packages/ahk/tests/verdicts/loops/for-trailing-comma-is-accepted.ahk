for k, in Map()
    MsgBox k
