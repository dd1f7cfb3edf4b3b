a::MsgBox("x") {
    MsgBox "x"
}
