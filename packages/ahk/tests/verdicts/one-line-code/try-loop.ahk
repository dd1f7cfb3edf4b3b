a::try loop 3
    MsgBox "x"
