f := Func("MsgBox")
f.Call("x")
