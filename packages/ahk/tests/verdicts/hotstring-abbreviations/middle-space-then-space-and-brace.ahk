::s g:: {
    MsgBox "x"
}
