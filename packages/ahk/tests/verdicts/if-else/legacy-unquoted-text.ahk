x := "hello"
if x = hello
    MsgBox "a"
