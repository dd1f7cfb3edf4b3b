MsgBx "a"
StrLenght("x")
FileExists("a")
