x := 1
if !x = 1
    MsgBox "x"
y := not x = 1
