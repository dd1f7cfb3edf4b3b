if RegExMatch("x", "i)^(?<a>\d+)\s*[`"']?$", &m)
    MsgBox m.a
