::sig```:: {
    MsgBox "x"
}
