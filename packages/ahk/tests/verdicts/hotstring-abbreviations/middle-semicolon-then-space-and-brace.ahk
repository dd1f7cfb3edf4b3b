::s;g:: {
    MsgBox "x"
}
