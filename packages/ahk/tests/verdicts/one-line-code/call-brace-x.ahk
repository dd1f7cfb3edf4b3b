:X:sig::MsgBox("x") {
    MsgBox "x"
}
