::s `;g:: {
    MsgBox "x"
}
