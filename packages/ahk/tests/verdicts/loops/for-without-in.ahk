for k, v [1, 2]
    MsgBox k
