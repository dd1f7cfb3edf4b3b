x := 1
if x between 1 and 5
    MsgBox "a"
