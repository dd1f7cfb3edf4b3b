:X:sig::while 0 {
    MsgBox "x"
}
