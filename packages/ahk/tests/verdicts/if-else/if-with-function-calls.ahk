if FileExist("a") and !DirExist("b")
    FileDelete "a"
else if InStr("abc", "b") = 2
    MsgBox "two"
