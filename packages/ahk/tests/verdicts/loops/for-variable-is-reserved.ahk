for if in [1]
    MsgBox "x"
