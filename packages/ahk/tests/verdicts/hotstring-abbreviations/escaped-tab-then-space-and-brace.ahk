::s`tg:: {
    MsgBox "x"
}
