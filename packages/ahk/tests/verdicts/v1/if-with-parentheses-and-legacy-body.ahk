x := 1
If (x = 1)
    MsgBox, yes
