:X:sig::for a in [1] {
    MsgBox "x"
}
