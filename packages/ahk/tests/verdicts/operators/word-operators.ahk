a := 1, b := 0
c := a and b or not a
d := NOT a AND b OR (not b)
if not a and not b
    MsgBox "x"
