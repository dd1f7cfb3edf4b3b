::sig;:: {
    MsgBox "x"
}
