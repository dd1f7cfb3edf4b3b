::s ;g:: {
    MsgBox "x"
}
