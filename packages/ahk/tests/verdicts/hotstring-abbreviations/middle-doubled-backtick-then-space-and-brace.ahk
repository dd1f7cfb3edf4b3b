::s``g:: {
    MsgBox "x"
}
