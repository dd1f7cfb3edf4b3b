{ & a::MsgBox "x"
}
