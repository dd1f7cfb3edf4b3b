::s``;g:: {
    MsgBox "x"
}
