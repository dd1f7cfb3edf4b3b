a::try if 1
    MsgBox "x"
