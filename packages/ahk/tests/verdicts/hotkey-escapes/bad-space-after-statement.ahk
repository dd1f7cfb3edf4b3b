x := 1
^j ::MsgBox "x"
