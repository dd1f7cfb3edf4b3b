if x := WinExist("A")
    MsgBox x
if (y := 5) > 3
    MsgBox y
