x := 1
if x { MsgBox "one line" }
