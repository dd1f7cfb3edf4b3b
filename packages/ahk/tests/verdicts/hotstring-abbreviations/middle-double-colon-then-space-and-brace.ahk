::s::g:: {
    MsgBox "x"
}
