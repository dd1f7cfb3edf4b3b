s := "abc"
if s ~= "^a" && !(s ~= "z$")
    MsgBox "x"
