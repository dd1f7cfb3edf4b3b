while
    MsgBox "x"
