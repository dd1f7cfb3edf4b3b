::s`:g:: {
    MsgBox "x"
}
