F1::MsgBox "x", "t"
if A_IsAdmin
    MsgBox "a"
else MsgBox "b"
