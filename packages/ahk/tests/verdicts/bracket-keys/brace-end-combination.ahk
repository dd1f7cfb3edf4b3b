if 1 {
    x := 1
} & a::MsgBox "x"
