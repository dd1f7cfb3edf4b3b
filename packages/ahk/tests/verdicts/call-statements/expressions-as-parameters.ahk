x := 5
MsgBox x * 2 + 1
MsgBox x > 3 ? "big" : "small"
MsgBox "a" . "b" "c"
MsgBox [1, 2].Length
MsgBox -x
MsgBox !x
MsgBox &x
