::s```;g:: {
    MsgBox "x"
}
