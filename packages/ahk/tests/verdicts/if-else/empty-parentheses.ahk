if ()
    MsgBox "x"
