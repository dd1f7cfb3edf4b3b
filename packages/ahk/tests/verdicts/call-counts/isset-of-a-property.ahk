o := {}
if IsSet(o.x)
    MsgBox "x"
