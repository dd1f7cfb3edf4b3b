if IsSet(5)
    MsgBox "x"
