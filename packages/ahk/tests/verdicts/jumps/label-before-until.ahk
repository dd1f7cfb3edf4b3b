Loop 3
    MsgBox "a"
here:
until true
