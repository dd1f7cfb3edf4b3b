::s:g:: {
    MsgBox "x"
}
