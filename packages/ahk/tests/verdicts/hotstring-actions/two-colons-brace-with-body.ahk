::sig:::: {
    MsgBox "x"
}
