if IsSet()
    MsgBox "x"
