for A_Index, v in [1]
    MsgBox v
