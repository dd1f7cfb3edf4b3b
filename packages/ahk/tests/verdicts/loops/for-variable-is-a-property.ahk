o := {}
for o.x in [1]
    MsgBox o.x
