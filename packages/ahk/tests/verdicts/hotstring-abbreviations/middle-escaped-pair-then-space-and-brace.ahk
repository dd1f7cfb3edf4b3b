::s`:`:g:: {
    MsgBox "x"
}
