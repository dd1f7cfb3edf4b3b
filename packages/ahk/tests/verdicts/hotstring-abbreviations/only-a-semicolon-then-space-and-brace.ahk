::;:: {
    MsgBox "x"
}
