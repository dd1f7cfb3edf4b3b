:::`{
    MsgBox "x"
}
