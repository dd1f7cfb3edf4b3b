::s"g:: {
    MsgBox "x"
}
