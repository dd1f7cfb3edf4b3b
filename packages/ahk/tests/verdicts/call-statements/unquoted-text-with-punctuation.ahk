MsgBox Hello, World!
