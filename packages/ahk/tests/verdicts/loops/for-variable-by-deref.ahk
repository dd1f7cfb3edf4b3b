n := "item"
for %n% in [1]
    MsgBox %n%
