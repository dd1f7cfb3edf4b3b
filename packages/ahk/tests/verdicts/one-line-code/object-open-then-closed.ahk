a::{ x := 1
    MsgBox "x"
}
