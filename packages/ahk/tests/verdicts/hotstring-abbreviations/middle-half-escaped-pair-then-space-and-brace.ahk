::s`::g:: {
    MsgBox "x"
}
