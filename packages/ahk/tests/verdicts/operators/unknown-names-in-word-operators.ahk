if ready and not done or failed
    MsgBox "x"
