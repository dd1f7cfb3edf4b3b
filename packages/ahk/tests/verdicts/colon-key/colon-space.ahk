::: MsgBox "x"
