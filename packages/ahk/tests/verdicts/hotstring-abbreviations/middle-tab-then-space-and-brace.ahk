::s	g:: {
    MsgBox "x"
}
