MsgBox ("a"), "b"
