x := 1
if x = 1; comment
    MsgBox "a"
