x := 1
:::MsgBox "x"
