::sig`:: {
    MsgBox "x"
}
