x := 1
case 1:
    MsgBox "a"
