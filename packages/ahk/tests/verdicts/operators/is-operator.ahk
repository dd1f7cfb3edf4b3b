x := []
a := x is Array, b := x is Object
if !(x is Map)
    MsgBox "no"
