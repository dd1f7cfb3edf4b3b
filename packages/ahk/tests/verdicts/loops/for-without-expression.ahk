for v in
    MsgBox v
