for i in Range(1, 5)
    MsgBox i
