::s`ig:: {
    MsgBox "x"
}
