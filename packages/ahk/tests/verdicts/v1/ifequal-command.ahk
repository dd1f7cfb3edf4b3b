x := 1
IfEqual, x, 1, MsgBox, yes
