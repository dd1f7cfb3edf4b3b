MsgBox Later(2)
Later(n) => n * n
