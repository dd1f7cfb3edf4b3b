x := 1
if x then
    MsgBox "a"
