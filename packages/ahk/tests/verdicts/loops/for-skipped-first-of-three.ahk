for , , c in Enum3()
    MsgBox c
Enum3() => (&x, &y, &z) => false
