MsgBox Hello World
