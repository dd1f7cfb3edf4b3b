for i, part in StrSplit("a,b", ",")
    MsgBox % part
