a := [1, 2]
MsgBox a[idx]
