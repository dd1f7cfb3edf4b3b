Loop 3
    MsgBox "x"
until true
else
    MsgBox "none"
