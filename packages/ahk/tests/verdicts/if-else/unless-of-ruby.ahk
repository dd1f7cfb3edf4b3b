unless A_IsAdmin
    MsgBox "x"
