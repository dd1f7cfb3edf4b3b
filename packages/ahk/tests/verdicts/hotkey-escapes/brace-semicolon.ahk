a:: {;c
    MsgBox "x"
}
