x := 1
if x <>
    MsgBox, not empty
