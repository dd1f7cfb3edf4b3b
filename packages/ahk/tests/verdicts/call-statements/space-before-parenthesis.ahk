MsgBox ("x")
MsgBox ("a") "b"
MsgBox ("a", "b")
