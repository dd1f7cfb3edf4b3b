::sig {:: {
    MsgBox "x"
}
