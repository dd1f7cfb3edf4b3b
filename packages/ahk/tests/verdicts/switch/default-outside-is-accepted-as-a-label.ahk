x := 1
default:
    MsgBox "a"
