if
    MsgBox "x"
