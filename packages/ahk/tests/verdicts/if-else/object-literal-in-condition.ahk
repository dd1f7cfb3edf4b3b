if {a: 1}.a
    MsgBox "a"
