if InStr("abc")
    MsgBox "x"
