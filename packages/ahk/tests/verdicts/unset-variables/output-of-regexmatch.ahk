if RegExMatch("a1", "\d", &m)
    MsgBox m[0]
